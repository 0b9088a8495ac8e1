<?php
/**
 * How fast pages are for real visitors.
 *
 * @package Hadaya
 */

namespace Hadaya\Vitals;

use Hadaya\Assets\Tags;
use Hadaya\Settings\Options;
use Hadaya\Statistics\CountFlush;

defined( 'ABSPATH' ) || exit;

/**
 * Has a share of the page views measured where the owner wants it, and is the whole way of a call that tells of one. The plugins that
 * Hadaya replaces are measured as well: a shop whose parts are all switched off runs their scripts.
 */
final class Vitals {

	/**
	 * Name of the built file, and of the part of the settings.
	 */
	const NAME = 'vitals';

	/**
	 * The owner's settings.
	 *
	 * @var Options
	 */
	private Options $options;

	/**
	 * Tags of our files.
	 *
	 * @var Tags
	 */
	private Tags $tags;

	/**
	 * Remembers its parts.
	 *
	 * @param Options $options The owner's settings.
	 * @param Tags    $tags    Tags of our files.
	 */
	public function __construct( Options $options, Tags $tags ) {
		$this->options = $options;
		$this->tags    = $tags;
	}

	/**
	 * Whether the page in view is for a visitor: whoever works on the shop sees other pages than its customers.
	 *
	 * @return bool
	 */
	private static function is_visitor(): bool {
		return ! current_user_can( 'edit_posts' );
	}

	/**
	 * Puts the loader on the page, also where no part is switched on.
	 */
	public function allow(): void {
		if ( self::is_visitor() ) {
			$this->tags->allow( self::NAME );
		}
	}

	/**
	 * Tells the page what to measure and whom to tell.
	 *
	 * @param array $settings Settings by island.
	 * @return array
	 */
	public function add_settings( $settings ): array {
		if ( ! self::is_visitor() ) {
			return $settings;
		}
		$all = $this->options->all();
		$own = array(
			'share' => (int) $all['statistics']['speed_share'],
			'url'   => admin_url( 'admin-ajax.php' ),
		);
		if ( array() === array_filter( $all['islands'] ) ) {
			$own['state'] = 'before';
		}
		$settings[ self::NAME ] = $own;
		return $settings;
	}

	/**
	 * Keeps one call.
	 */
	public function answer(): void {
		nocache_headers();
		$status = VitalsCall::keep();
		CountFlush::of_site()->plan();
		wp_die( 200 === $status ? '1' : '0', '', array( 'response' => 0 === $status ? 500 : (int) $status ) );
	}
}
