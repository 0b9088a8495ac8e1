<?php
/**
 * Labels for the statistics.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Languages\Languages;
use Hadaya\Widgets\Channels;

defined( 'ABSPATH' ) || exit;

/**
 * Converts stored keys to labels for the owner.
 */
final class Labels {

	private Channels $channels;
	private Languages $languages;

	public function __construct( Channels $channels, Languages $languages ) {
		$this->channels  = $channels;
		$this->languages = $languages;
	}

	/**
	 * Returns a channel's label, such as "Phone 2" for `Phone_2`. An unknown type is returned as it is.
	 *
	 * @param string $slug Channel.
	 * @return string
	 */
	public function channel( string $slug ): string {
		$known = $this->channels->all();
		$type  = (string) preg_replace( '/_\d+$/', '', $slug );
		$again = $type === $slug ? '' : substr( $slug, strlen( $type ) + 1 );
		$name  = 'Contact_Us' === $slug ? __( 'Contact form', 'hadaya' ) : ( isset( $known[ $type ] ) ? $known[ $type ]['name'] : $slug );
		return trim( $name . ' ' . $again );
	}

	/**
	 * Returns a page's title; "Other pages" for id 0 and for a page without a title.
	 *
	 * @param int $page Id of the page.
	 * @return string
	 */
	public function page( int $page ): string {
		$title = 0 === $page ? '' : wp_specialchars_decode( get_the_title( $page ), ENT_QUOTES );
		return '' === $title ? __( 'Other pages', 'hadaya' ) : $title;
	}

	/**
	 * Returns the label for `mobile` or `desktop`; "Unknown" for any other value.
	 *
	 * @param string $device Device.
	 * @return string
	 */
	public function device( string $device ): string {
		$names = array(
			'mobile'  => __( 'Phones and tablets', 'hadaya' ),
			'desktop' => __( 'Computers', 'hadaya' ),
		);
		return isset( $names[ $device ] ) ? $names[ $device ] : __( 'Unknown', 'hadaya' );
	}

	/**
	 * Returns a traffic type's label; "Unknown" for a type that is not listed.
	 *
	 * @param string $kind One of `TrafficType::KINDS`.
	 * @return string
	 */
	public function source( string $kind ): string {
		$names = array(
			'direct' => __( 'Direct', 'hadaya' ),
			'search' => __( 'Search engines', 'hadaya' ),
			'social' => __( 'Social networks', 'hadaya' ),
			'ads'    => __( 'Advertising', 'hadaya' ),
			'other'  => __( 'Other sites and campaigns', 'hadaya' ),
		);
		return isset( $names[ $kind ] ) ? $names[ $kind ] : __( 'Unknown', 'hadaya' );
	}

	/**
	 * Returns a language's name in that language; the tag itself if the shop does not have the language.
	 *
	 * @param string $tag Tag, such as `ar`.
	 * @return string
	 */
	public function language( string $tag ): string {
		$all = $this->languages->all();
		return isset( $all[ $tag ] ) ? $all[ $tag ]['name'] : ( '' === $tag ? __( 'Unknown', 'hadaya' ) : $tag );
	}

	/**
	 * Returns a widget's name; "Deleted widget" if the widget no longer exists.
	 *
	 * @param string   $id      Its id.
	 * @param string[] $widgets Names of the widgets by id.
	 * @return string
	 */
	public function widget( string $id, array $widgets ): string {
		return isset( $widgets[ $id ] ) ? $widgets[ $id ] : __( 'Deleted widget', 'hadaya' );
	}
}
