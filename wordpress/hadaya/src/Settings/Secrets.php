<?php
/**
 * Secrets in the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps secrets out of earlier revisions and drafts, so that they are stored only in the current settings. Fields are recognised as secrets by their
 * names.
 *
 * @phpstan-import-type WebhookSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
final class Secrets {

	/**
	 * Matches the names of fields that contain secrets.
	 */
	const NAME = '/(?:^|_)(?:secret|secret_key|token|password|api_key|private_key)$/';

	/**
	 * Shown in place of a stored API key.
	 */
	const MARK = '••••••••';

	/**
	 * Returns the settings without the secrets in any of their groups.
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
	 * Returns an earlier revision with the current secrets. A secret belongs to the site key in the same group. If the site keys differ, the whole
	 * group keeps its current values, because a spam check whose keys do not match may accept every message.
	 *
	 * @param array<int|string, mixed> $earlier Earlier settings.
	 * @param array<int|string, mixed> $present Current settings.
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
	 * Returns the webhook settings with a placeholder for the API key, so that the settings app never receives the key.
	 *
	 * @param WebhookSettings $webhook Settings.
	 * @return WebhookSettings
	 */
	public static function hide( array $webhook ): array {
		$webhook['api_key'] = '' === $webhook['api_key'] ? '' : self::MARK;
		return $webhook;
	}

	/**
	 * Returns the webhook settings with the stored API key in place of the placeholder. If the service has changed, the key is empty and must be
	 * entered again.
	 *
	 * @param array<string, mixed> $given Given settings.
	 * @param WebhookSettings      $kept  Stored settings.
	 * @return array<string, mixed>
	 */
	public static function reveal( array $given, array $kept ): array {
		if ( self::MARK === ( $given['api_key'] ?? self::MARK ) ) {
			$given['api_key'] = ( $given['recipe'] ?? '' ) === $kept['recipe'] ? $kept['api_key'] : '';
		}
		return $given;
	}

	/**
	 * Checks whether the current secrets of a group can be used with its earlier revision, that is, whether both have the same site key.
	 *
	 * @param array<int|string, mixed> $earlier Earlier group.
	 * @param array<int|string, mixed> $present Current group.
	 * @return bool
	 */
	private static function belongs( array $earlier, array $present ): bool {
		return ! isset( $present['secret'], $present['site_key'] ) || ( $earlier['site_key'] ?? null ) === $present['site_key'];
	}

	/**
	 * Checks whether a field contains a secret, according to its name.
	 *
	 * @param string|int $name Name of the field, or its index in a list.
	 * @return bool
	 */
	private static function is_secret( $name ): bool {
		return is_string( $name ) && 1 === preg_match( self::NAME, $name );
	}
}
