<?php
/**
 * Site Health test for the fallback.
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\WayBack\WayBackCounter;

defined( 'ABSPATH' ) || exit;

/**
 * Reports how often in the last seven days visitors got the replaced plugins' scripts instead of ours, with the likely cause. Anyone can send the
 * requests that are counted, so the result is only informational; other tests find server errors.
 */
final class WayBackHealth {

	private WayBackCounter $way_back_counter;

	public function __construct( WayBackCounter $way_back_counter ) {
		$this->way_back_counter = $way_back_counter;
	}

	/**
	 * Adds the test for page views with the original plugins' scripts to the Site Health screen.
	 *
	 * @param array<string, array<string, array{label: string, test: callable|string, has_rest?: bool, skip_cron?: bool, async_direct_test?: callable}>> $tests Tests of the screen.
	 * @return array<string, array<string, array{label: string, test: callable|string, has_rest?: bool, skip_cron?: bool, async_direct_test?: callable}>>
	 */
	public function add_test( $tests ): array {
		$tests['direct']['hadaya_way_back'] = array(
			'label' => __( 'Hadaya: startup in visitors’ browsers', 'hadaya' ),
			'test'  => array( $this, 'test' ),
		);
		return $tests;
	}

	/**
	 * Reports how often Hadaya did not start in the last 7 days, and why. The status is always good, because the original plugins' scripts ran
	 * instead.
	 *
	 * @return array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string}
	 */
	public function test(): array {
		$week   = $this->way_back_counter->week();
		$faults = array_diff_key( $week, array( 'old' => 0 ) );
		if ( array() === $week ) {
			return SiteHealth::answer(
				'hadaya_way_back',
				'good',
				__( 'Hadaya started in every visitor’s browser', 'hadaya' ),
				__( 'In the last 7 days, the original plugins’ scripts did not have to take over on any page.', 'hadaya' )
			);
		}
		$text = implode( ' ', self::sentences( $week ) );
		if ( array() === $faults ) {
			return SiteHealth::answer( 'hadaya_way_back', 'good', __( 'Hadaya started in every supported browser', 'hadaya' ), $text );
		}
		return SiteHealth::answer(
			'hadaya_way_back',
			'good',
			__( 'Hadaya did not start in some visitors’ browsers', 'hadaya' ),
			$text
				. ' '
				. __( 'For these visitors, the original plugins’ scripts ran instead.', 'hadaya' )
				. self::share( array_sum( $faults ), $this->way_back_counter->views() )
				. ' '
				. __( 'To find blocked or missing files, add ?hadaya_debug=text to the URL of a page of your shop.', 'hadaya' )
		);
	}

	/**
	 * Returns a sentence with the share of page views that were affected; empty if no views were counted.
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
				__( 'This affected %1$s%% of %2$s page views.', 'hadaya' ),
				number_format_i18n( 100 * $faults / ( $views + $faults ), 1 ),
				number_format_i18n( $views + $faults )
			);
	}

	/**
	 * Returns a sentence for each reason why Hadaya did not start, with its likely cause and a remedy.
	 *
	 * @param int[] $week Page views by reason.
	 * @return string[]
	 */
	public static function sentences( array $week ): array {
		$texts = array(
			/* translators: %d: number of page views. */
			'old'    => __( 'Unsupported old browsers. Page views affected: %d. No action is needed.', 'hadaya' ),
			/* translators: %d: number of page views. */
			'lost'   => __(
				'A firewall, the server, a content security policy or a failed integrity check blocked the loader. Page views affected: %d.',
				'hadaya'
			),
			/* translators: %d: number of page views. */
			'broken' => __(
				'The loader failed because a plugin or the server modified it. Page views affected: %d. Exclude /plugins/hadaya/ from minification.',
				'hadaya'
			),
			/* translators: %d: number of page views. */
			'silent' => __(
				'Hadaya did not start because of a very slow connection or an error in a combined file. Page views affected: %d. In your caching plugin, exclude /plugins/hadaya/ from file combining.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
				'hadaya'
			),
			/* translators: %d: number of page views. */
			'file'   => __(
				'A file could not be loaded because it was missing or blocked, or because the connection failed. Page views affected: %d.',
				'hadaya'
			),
		);
		$found = array();
		foreach ( array_intersect_key( $texts, $week ) as $reason => $text ) {
			$found[] = sprintf( $text, $week[ $reason ] );
		}
		return $found;
	}
}
