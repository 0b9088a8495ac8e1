<?php
/**
 * The REST route of the question that asks the network.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Health\SiteHealth;

defined( 'ABSPATH' ) || exit;

/**
 * Asks for the loader as a visitor would, for the screen "Site Health", which does not wait for it.
 */
final class HealthRoute extends Route {

	/**
	 * Our questions.
	 *
	 * @var SiteHealth
	 */
	private SiteHealth $health;

	/**
	 * Remembers its parts.
	 *
	 * @param SiteHealth $health Our questions.
	 */
	public function __construct( SiteHealth $health ) {
		$this->health = $health;
	}

	/**
	 * Its path.
	 *
	 * @return string
	 */
	public function path(): string {
		return SiteHealth::ROUTE;
	}

	/**
	 * What it answers.
	 *
	 * @return array[]
	 */
	protected function endpoints(): array {
		return array( 'GET' => array( array( $this->health, 'test_reach' ), array() ) );
	}

	/**
	 * Whoever sees the screen.
	 *
	 * @return bool
	 */
	public function is_allowed(): bool {
		return current_user_can( 'view_site_health_checks' );
	}
}
