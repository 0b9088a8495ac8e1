<?php
/**
 * All REST routes.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Assets\Manifest;
use Hadaya\Chaty\ChatyMessages;
use Hadaya\Health\SiteHealth;
use Hadaya\Leads\Leads;
use Hadaya\Settings\Options;
use Hadaya\Settings\SettingsStore;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the routes when WordPress wants to know them, which it does on REST requests only.
 */
final class Routes {

	/**
	 * The owner's settings.
	 *
	 * @var Options
	 */
	private Options $options;

	/**
	 * Where messages are kept.
	 *
	 * @var Leads
	 */
	private Leads $leads;

	/**
	 * The built files.
	 *
	 * @var Manifest
	 */
	private Manifest $manifest;

	/**
	 * Remembers its parts.
	 *
	 * @param Options  $options  The owner's settings.
	 * @param Leads    $leads    Where messages are kept.
	 * @param Manifest $manifest The built files.
	 */
	public function __construct( Options $options, Leads $leads, Manifest $manifest ) {
		$this->options  = $options;
		$this->leads    = $leads;
		$this->manifest = $manifest;
	}

	/**
	 * Hooks the routes.
	 */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'add' ) );
	}

	/**
	 * Adds the routes.
	 */
	public function add(): void {
		foreach ( $this->all() as $route ) {
			$route->register();
		}
	}

	/**
	 * Every route.
	 *
	 * @return Route[]
	 */
	private function all(): array {
		$store    = new SettingsStore( $this->options );
		$messages = new ChatyMessages( $this->leads );
		return array(
			new SettingsRoute( $store ),
			new RestoreRoute( $store ),
			new PreviewRoute( $store ),
			new WebhookTestRoute(),
			new MoveRoute( $store, $messages ),
			new MoveMessagesRoute( $messages ),
			new MoveUndoRoute( $messages ),
			new HealthRoute( new SiteHealth( $this->manifest ) ),
		);
	}
}
