<?php
/**
 * Our question about the way back on the screen "Site Health".
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\WayBack\WayBackCounter;

defined( 'ABSPATH' ) || exit;

/**
 * Says how often visitors had the replaced plugins in place of ours in the last seven days, and the likely cause. Anybody can send such
 * a call, so it is never more than information: what the server does wrong, other questions find by themselves.
 */
final class WayBackHealth {

	private WayBackCounter $way_back_counter;

	public function __construct( WayBackCounter $way_back_counter ) {
		$this->way_back_counter = $way_back_counter;
	}

	/**
	 * Adds the question.
	 *
	 * @param array $tests Questions of the screen.
	 * @return array
	 */
	public function add_test( $tests ): array {
		$tests['direct']['hadaya_way_back'] = array(
			'label' => __( 'Hadaya: start in visitors’ browsers', 'hadaya' ),
			'test'  => array( $this, 'test' ),
		);
		return $tests;
	}

	/**
	 * How often it happened, and why.
	 *
	 * @return array
	 */
	public function test(): array {
		$week   = $this->way_back_counter->week();
		$faults = array_diff_key( $week, array( 'old' => 0 ) );
		if ( array() === $week ) {
			return SiteHealth::answer(
				'hadaya_way_back',
				'good',
				__( 'Hadaya started in every visitor’s browser', 'hadaya' ),
				__( 'In the last seven days no page had to bring the replaced plugins back.', 'hadaya' )
			);
		}
		$text = implode( ' ', self::sentences( $week ) );
		if ( array() === $faults ) {
			return SiteHealth::answer( 'hadaya_way_back', 'good', __( 'Hadaya started in every browser that is new enough', 'hadaya' ), $text );
		}
		return SiteHealth::answer(
			'hadaya_way_back',
			'good',
			__( 'Hadaya did not start in some visitors’ browsers', 'hadaya' ),
			$text
				. ' '
				. __( 'These visitors had the replaced plugins’ own scripts, as before Hadaya.', 'hadaya' )
				. self::share( array_sum( $faults ), $this->way_back_counter->views() )
		);
	}

	/**
	 * What share of the counted views the page views are; empty where no views were counted.
	 *
	 * @param int $faults Page views on which Hadaya did not start.
	 * @param int $views  Views of the contact widget.
	 * @return string
	 */
	public static function share( int $faults, int $views ): string {
		if ( 0 === $views ) {
			return '';
		}
		return ' '
			. sprintf(
				/* translators: 1: percentage, 2: number of views. */
				__( 'That is %1$s%% of %2$s counted views.', 'hadaya' ),
				number_format_i18n( 100 * $faults / ( $views + $faults ), 1 ),
				number_format_i18n( $views + $faults )
			);
	}

	/**
	 * A sentence for each reason, with its likely cause and what to do.
	 *
	 * @param int[] $week Page views by reason.
	 * @return string[]
	 */
	public static function sentences( array $week ): array {
		$texts  = array(
			/* translators: %d: number of page views. */
			'old'    => __( 'Browsers older than those that Hadaya is made for (page views: %d). There is nothing to do.', 'hadaya' ),
			/* translators: 1: number of page views, 2: what this screen says where the server is the cause. */
			'lost'   => __(
				'The loader did not come (page views: %1$d): a firewall, a server that does not hand out the file, a content security policy or an integrity hash refuses it. Ask for hadaya.min.js in a private window; where the server is the cause, this screen says “%2$s” as well.', // phpcs:ignore Generic.Files.LineLength -- One text.
				'hadaya'
			),
			/* translators: %d: number of page views. */
			'broken' => __(
				'The loader came and broke (page views: %d): a plugin or the server has changed its text. Exclude /plugins/hadaya/ from minifying.',
				'hadaya'
			),
			/* translators: %d: number of page views. */
			'silent' => __(
				'The loader never ran (page views: %d): a combined file in which another script breaks, or a very slow line. Exclude /plugins/hadaya/ from combining.', // phpcs:ignore Generic.Files.LineLength -- One text.
				'hadaya'
			),
			/* translators: 1: number of page views, 2: what this screen says where files are missing. */
			'file'   => __(
				'A file of a part did not come (page views: %1$d): pages in a cache that name files of an older version, or files that are missing. Empty the page cache after an update; missing files are named here under “%2$s”.', // phpcs:ignore Generic.Files.LineLength -- One text.
				'hadaya'
			),
		);
		$titles = array(
			'lost' => __( 'Visitors do not get the scripts of Hadaya', 'hadaya' ),
			'file' => __( 'Files of Hadaya are missing or were changed', 'hadaya' ),
		);
		$found  = array();
		foreach ( array_intersect_key( $texts, $week ) as $reason => $text ) {
			$found[] = sprintf( $text, $week[ $reason ], $titles[ $reason ] ?? '' );
		}
		return $found;
	}
}
