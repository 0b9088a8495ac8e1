<?php
/**
 * The REST route of the questions that ask the network.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Health\LateHealth;
use Hadaya\Health\SiteHealth;

defined( 'ABSPATH' ) || exit;

/**
 * Asks for the loader and for pages as a visitor would, for the screen "Site Health", which does not wait for it.
 */
final class HealthRoute extends Route {

	/**
	 * Our questions.
	 *
	 * @var SiteHealth
	 */
	private SiteHealth $health;

	/**
	 * The question about delayed scripts.
	 *
	 * @var LateHealth
	 */
	private LateHealth $late;

	/**
	 * Remembers its parts.
	 *
	 * @param SiteHealth $health Our questions.
	 * @param LateHealth $late   The question about delayed scripts.
	 */
	public function __construct( SiteHealth $health, LateHealth $late ) {
		$this->late   = $late;
		$this->health = $health;
	}

	/**
	 * Its path.
	 *
	 * @return string
	 */
	public function path(): string {
		return '/health/(?P<question>reach|late)';
	}

	/**
	 * What it answers.
	 *
	 * @return array[]
	 */
	protected function endpoints(): array {
		return array( 'GET' => array( array( $this, 'answer' ), array() ) );
	}

	/**
	 * Answers a question.
	 *
	 * @param \WP_REST_Request $request The call.
	 * @return array
	 */
	public function answer( \WP_REST_Request $request ): array {
		return 'late' === $request['question'] ? $this->late->test() : $this->health->test_reach();
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
