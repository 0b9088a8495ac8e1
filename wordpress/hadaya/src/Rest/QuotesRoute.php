<?php
/**
 * REST route for quote requests.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Http\Request;
use Hadaya\Http\Visitor;
use Hadaya\Quote\QuoteCounts;
use Hadaya\Quote\QuoteSending;
use Hadaya\Settings\Access;

defined( 'ABSPATH' ) || exit;

/**
 * Accepts quote requests from any visitor. `QuoteSending` validates them.
 */
final class QuotesRoute extends Route {

	private QuoteSending $sending;
	private Visitor $visitor;
	private QuoteCounts $counts;

	public function __construct( QuoteSending $sending, Visitor $visitor, QuoteCounts $counts, Access $access ) {
		parent::__construct( $access );
		$this->sending = $sending;
		$this->visitor = $visitor;
		$this->counts  = $counts;
	}

	public function path(): string {
		return '/quotes(?P<ticket>/ticket)?';
	}

	protected function endpoints(): array {
		return array( 'POST' => array( array( $this, 'take' ), array() ) );
	}

	/**
	 * Allows every visitor, because everybody may request a quote.
	 *
	 * @return bool
	 */
	public function is_allowed(): bool {
		return true;
	}

	/**
	 * Issues a ticket if the path ends in `/ticket`, otherwise processes a quote request.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_REST_Response
	 */
	public function take( \WP_REST_Request $request ): \WP_REST_Response {
		if ( '' === (string) $request['ticket'] ) {
			$answer = $this->sending->take( Request::current() )->to_array();
		} else {
			// Issuing a ticket counts as opening the list, because the browser fetches one whenever the list is opened.
			$this->counts->add( 'list' );
			$answer  = $this->sending->ticket();
			$address = rest_url( self::SPACE . '/quotes' );
			// Without permalinks, the route has no path of its own. In that case, no cookie is set, because the browser would also send it with page requests.
			if ( false === strpos( $address, '?' ) ) {
				$this->visitor->introduce( $address );
			}
		}
		return new \WP_REST_Response( $answer, 200, array( 'Cache-Control' => 'no-store, private' ) );
	}
}
