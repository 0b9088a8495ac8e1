<?php
/**
 * Our question about the way back on the screen "Site Health".
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\WayBack\Tally;

defined( 'ABSPATH' ) || exit;

/**
 * Says how often visitors had the replaced plugins in place of ours in the last seven days, and the likely cause.
 */
final class WayBackHealth {

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
		$week   = Tally::week();
		$faults = array_diff_key( $week, array( 'old' => 0 ) );
		if ( array() === $week ) {
			return SiteHealth::answer( 'hadaya_way_back', 'good', __( 'Hadaya started in every visitor’s browser', 'hadaya' ), __( 'In the last seven days no page had to bring the replaced plugins back.', 'hadaya' ) );
		}
		$text = implode( ' ', self::sentences( $week ) );
		if ( array() === $faults ) {
			return SiteHealth::answer( 'hadaya_way_back', 'good', __( 'Hadaya started in every browser that is new enough', 'hadaya' ), $text );
		}
		return SiteHealth::answer( 'hadaya_way_back', 'recommended', __( 'Hadaya did not start in some visitors’ browsers', 'hadaya' ), $text . ' ' . __( 'These visitors had the replaced plugins’ own scripts, as before Hadaya.', 'hadaya' ) );
	}

	/**
	 * A sentence for each reason, with its likely cause and what to do.
	 *
	 * @param int[] $week Page views by reason.
	 * @return string[]
	 */
	public static function sentences( array $week ): array {
		$texts = array(
			/* translators: %d: number of page views. */
			'old'    => __( 'Browsers older than those that Hadaya is made for (page views: %d). There is nothing to do.', 'hadaya' ),
			/* translators: %d: number of page views. */
			'lost'   => __( 'The loader did not come (page views: %d): a firewall, a server that does not hand out the file, a content security policy or an integrity hash refuses it. Ask for hadaya.min.js in a private window and look at the question “reach” here.', 'hadaya' ),
			/* translators: %d: number of page views. */
			'broken' => __( 'The loader came and broke (page views: %d): a plugin or the server has changed its text. Exclude /plugins/hadaya/ from minifying.', 'hadaya' ),
			/* translators: %d: number of page views. */
			'silent' => __( 'The loader never ran (page views: %d): a combined file in which another script breaks, or a very slow line. Exclude /plugins/hadaya/ from combining.', 'hadaya' ),
			/* translators: %d: number of page views. */
			'file'   => __( 'A file of a part did not come (page views: %d): pages in a cache that name files of an older version, or files that are missing. Empty the page cache after an update and look at the question “files” here.', 'hadaya' ),
		);
		$found = array();
		foreach ( array_intersect_key( $texts, $week ) as $reason => $text ) {
			$found[] = sprintf( $text, $week[ $reason ] );
		}
		return $found;
	}
}
