<?php
/**
 * REST route for the test that detects delayed scripts.
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Rest\Route;
use Hadaya\Settings\Access;

defined( 'ABSPATH' ) || exit;

/**
 * Fetches pages as a visitor, for the asynchronous test on the Site Health screen.
 */
final class LoadingRoute extends Route {

	private LoadingHealth $late;

	public function __construct( LoadingHealth $late, Access $access ) {
		parent::__construct( $access );
		$this->late = $late;
	}

	public function path(): string {
		return LoadingHealth::ROUTE;
	}

	protected function endpoints(): array {
		return array( 'GET' => array( array( $this->late, 'test' ), array() ) );
	}

	/**
	 * Checks whether the user may see the Site Health screen.
	 *
	 * @return bool
	 */
	public function is_allowed(): bool {
		return current_user_can( 'view_site_health_checks' );
	}
}
