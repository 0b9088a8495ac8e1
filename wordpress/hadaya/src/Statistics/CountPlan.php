<?php
/**
 * What may be counted on this site.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Languages\Languages;
use Hadaya\Settings\Options;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * The widgets, channels and languages of this site in one small option that WordPress loads with all others, so that a call can be
 * judged before the rest of WordPress is there. Every whole request keeps it up to date.
 */
final class CountPlan {

	/**
	 * Name of the option.
	 */
	const NAME = 'hadaya_counting';

	/**
	 * Number and channels of each widget by its public name, or null when what is kept may be out of date: another plugin
	 * may answer the calls now, or the owner has changed the widgets.
	 *
	 * @return array[]|null
	 */
	public static function widgets(): ?array {
		$kept = get_option( self::NAME );
		return is_array( $kept ) && isset( $kept['stamp'], $kept['widgets'] ) && self::stamp() === $kept['stamp'] ? $kept['widgets'] : null;
	}

	/**
	 * Tags of the shop's languages by what pages call them, the main one first.
	 *
	 * @return string[]
	 */
	public static function languages(): array {
		$kept = get_option( self::NAME );
		return is_array( $kept ) && isset( $kept['languages'] ) ? $kept['languages'] : array();
	}

	/**
	 * Writes what may be counted, where that has changed.
	 *
	 * @param Widget $widget Our contact widget.
	 * @return array[] The widgets as above.
	 */
	public static function refresh( Widget $widget ): array {
		$widgets = array();
		foreach ( $widget->switched_on() as $shown ) {
			$widgets[ Widget::public_id( $shown ) ] = array(
				'id'       => $shown['id'],
				'channels' => $widget->channel_slugs( $shown ),
			);
		}
		$plan = array(
			'stamp'     => self::stamp(),
			'widgets'   => $widgets,
			'languages' => array_column( ( new Languages() )->all(), 'tag', 'slug' ),
		);
		if ( get_option( self::NAME ) !== $plan ) {
			update_option( self::NAME, $plan, true );
		}
		return $widgets;
	}

	/**
	 * Changes with the active plugins and our settings.
	 *
	 * @return string
	 */
	private static function stamp(): string {
		$sources = array( get_option( 'active_plugins' ), get_option( Options::NAME ), HADAYA_VERSION );
		if ( is_multisite() ) {
			$sources[] = get_site_option( 'active_sitewide_plugins' );
		}
		return md5( (string) wp_json_encode( $sources ) );
	}
}
