<?php
/**
 * The REST route of the question about delayed scripts.
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Rest\Route;
use Hadaya\Settings\Access;

defined( 'ABSPATH' ) || exit;

/**
 * Asks for pages as a visitor would, for the screen "Site Health", which does not wait for it.
 */
final class LoadingRoute extends Route {

	private LoadingHealth $late;

	public function __construct( LoadingHealth $late, Access $access ) {
		parent::__construct( $access );
		$this->late = $late;
	}

	/**
	 * Its path.
	 *
	 * @return string
	 */
	public function path(): string {
		return LoadingHealth::ROUTE;
	}

	/**
	 * What it answers.
	 *
	 * @return array[]
	 */
	protected function endpoints(): array {
		return array( 'GET' => array( array( $this->late, 'test' ), array() ) );
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
