<?php
/**
 * This plugin's row in the list of plugins.
 *
 * @package Hadaya
 */

namespace Hadaya\Updates;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the way back to the version before, and what was wrong with updates.
 */
final class PluginRow {

	/**
	 * The way back.
	 *
	 * @var StepBack
	 */
	private StepBack $back;

	/**
	 * Newer versions.
	 *
	 * @var Offer
	 */
	private Offer $offer;

	/**
	 * Remembers its parts.
	 *
	 * @param StepBack $back  The way back.
	 * @param Offer    $offer Newer versions.
	 */
	public function __construct( StepBack $back, Offer $offer ) {
		$this->back  = $back;
		$this->offer = $offer;
	}

	/**
	 * Hooks what the row says, on the list's own screen.
	 */
	public function register(): void {
		$own = plugin_basename( HADAYA_FILE );
		add_filter( 'plugin_action_links_' . $own, array( $this->back, 'add_link' ), 20 );
		add_filter( 'network_admin_plugin_action_links_' . $own, array( $this->back, 'add_link' ), 20 );
		add_action( 'after_plugin_row_' . $own, array( $this->offer, 'print_trouble' ) );
	}
}
