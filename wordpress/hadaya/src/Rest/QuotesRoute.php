<?php
/**
 * The REST route that takes requests of the quote list.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Http\Request;
use Hadaya\Quote\QuoteSending;
use Hadaya\Settings\Access;

defined( 'ABSPATH' ) || exit;

/**
 * Takes a request of any visitor. What it may send is judged by `QuoteSending`.
 */
final class QuotesRoute extends Route {

	private QuoteSending $sending;

	public function __construct( QuoteSending $sending, Access $access ) {
		parent::__construct( $access );
		$this->sending = $sending;
	}

	/**
	 * Its path.
	 *
	 * @return string
	 */
	public function path(): string {
		return '/quotes(?P<ticket>/ticket)?';
	}

	/**
	 * What it answers.
	 *
	 * @return array[]
	 */
	protected function endpoints(): array {
		return array( 'POST' => array( array( $this, 'take' ), array() ) );
	}

	/**
	 * Whether the visitor may use the route: everybody may ask for a price.
	 *
	 * @return bool
	 */
	public function is_allowed(): bool {
		return true;
	}

	/**
	 * Hands out a ticket, or takes a request.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_REST_Response
	 */
	public function take( \WP_REST_Request $request ): \WP_REST_Response {
		$answer = '' === (string) $request['ticket'] ? $this->sending->take( Request::current() ) : $this->sending->ticket();
		return new \WP_REST_Response( $answer, 200, array( 'Cache-Control' => 'no-store, private' ) );
	}
}
