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
	 * Shown in place of an API key that is kept.
	 */
	const MARK = '••••••••';

	/**
	 * Settings without their secrets.
	 *
	 * @param array<int|string, mixed> $settings Settings.
	 * @return array<int|string, mixed>
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
	 * @param array<int|string, mixed> $earlier Earlier settings.
	 * @param array<int|string, mixed> $present Settings of today.
	 * @return array<int|string, mixed>
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
	 * Settings of the webhook with a mark in place of the API key, which the settings app never gets.
	 *
	 * @param array<string, mixed> $webhook Settings.
	 * @return array<string, mixed>
	 */
	public static function hide( array $webhook ): array {
		$webhook['api_key'] = '' === $webhook['api_key'] ? '' : self::MARK;
		return $webhook;
	}

	/**
	 * Settings of the webhook with the kept API key in place of the mark. A key belongs to its service: for another one it has to be
	 * entered again.
	 *
	 * @param array<string, mixed> $given Given settings.
	 * @param array<string, mixed> $kept  Settings that are kept.
	 * @return array<string, mixed>
	 */
	public static function reveal( array $given, array $kept ): array {
		if ( self::MARK === ( $given['api_key'] ?? self::MARK ) ) {
			$given['api_key'] = ( $given['recipe'] ?? '' ) === $kept['recipe'] ? $kept['api_key'] : '';
		}
		return $given;
	}

	/**
	 * Whether today's secrets of a group are those of its earlier state.
	 *
	 * @param array<int|string, mixed> $earlier Earlier group.
	 * @param array<int|string, mixed> $present Group of today.
	 * @return bool
	 */
	private static function belongs( array $earlier, array $present ): bool {
		return ! isset( $present['secret'], $present['site_key'] ) || ( $earlier['site_key'] ?? null ) === $present['site_key'];
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
