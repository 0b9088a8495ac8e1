<?php
/**
 * Secrets among the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Secrets stand in one place, the present settings: neither earlier states nor drafts keep them. A secret is known by the name
 * of its field.
 */
final class Secrets {

	/**
	 * What the name of a secret is or ends in.
	 */
	const NAME = '/(?:^|_)(?:secret|secret_key|token|password|api_key|private_key)$/';

	/**
	 * Settings without their secrets.
	 *
	 * @param array $settings Settings.
	 * @return array
	 */
	public static function without( array $settings ): array {
		$left = array();
		foreach ( $settings as $name => $value ) {
			if ( ! self::is_secret( $name ) ) {
				$left[ $name ] = is_array( $value ) ? self::without( $value ) : $value;
			}
		}
		return $left;
	}

	/**
	 * An earlier state with the secrets of today. A secret belongs to the key that stands beside it: where that was another
	 * one, the group stays as it is today, for a check with keys that do not fit would let everything pass.
	 *
	 * @param array $earlier Earlier settings.
	 * @param array $present Settings of today.
	 * @return array
	 */
	public static function carry( array $earlier, array $present ): array {
		foreach ( $present as $name => $value ) {
			if ( self::is_secret( $name ) ) {
				$earlier[ $name ] = $value;
			} elseif ( is_array( $value ) && isset( $earlier[ $name ] ) && is_array( $earlier[ $name ] ) ) {
				$earlier[ $name ] = self::belongs( $earlier[ $name ], $value ) ? self::carry( $earlier[ $name ], $value ) : $value;
			}
		}
		return $earlier;
	}

	/**
	 * Whether today's secrets of a group are those of its earlier state.
	 *
	 * @param array $earlier Earlier group.
	 * @param array $present Group of today.
	 * @return bool
	 */
	private static function belongs( array $earlier, array $present ): bool {
		foreach ( array(
			'secret' => 'site_key',
			'token'  => 'name',
		) as $secret => $key ) {
			if ( isset( $present[ $secret ], $present[ $key ] ) && ( $earlier[ $key ] ?? null ) !== $present[ $key ] ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether a field is a secret.
	 *
	 * @param string|int $name Name of the field, or its place in a list.
	 * @return bool
	 */
	private static function is_secret( $name ): bool {
		return is_string( $name ) && 1 === preg_match( self::NAME, $name );
	}
}
