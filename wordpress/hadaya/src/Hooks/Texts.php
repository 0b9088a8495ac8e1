<?php
/**
 * What the plugin does about languages.
 *
 * @package Hadaya
 */

namespace Hadaya\Hooks;

use Hadaya\Container;
use Hadaya\Languages\PrintedTexts;
use Hadaya\Languages\StringTranslation;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks what brings the owner's texts to those who translate them.
 */
final class Texts {

	/**
	 * Hooks the parts.
	 *
	 * @param Container $container The container.
	 */
	public static function register( Container $container ): void {
		$container->hook( 'wp_footer', PrintedTexts::class, 'print_texts', 5 );
		$container->hook( 'hadaya_settings_saved', StringTranslation::class, 'register' );
		// Polylang's and WPML's lists of strings: one of them may have come after the settings were saved.
		$is_list = static function (): bool {
			$page = isset( $_GET['page'] ) && is_string( $_GET['page'] ) ? sanitize_text_field( wp_unslash( $_GET['page'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Changes nothing of ours.
			return 'mlang_strings' === $page || false !== strpos( $page, 'wpml-string-translation' );
		};
		$container->hook_where( $is_list, 'admin_init', StringTranslation::class, 'register' );
	}
}
