<?php
/**
 * REST route for the list of leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Inbox\LeadChange;
use Hadaya\Inbox\LeadCounts;
use Hadaya\Inbox\LeadList;
use Hadaya\Inbox\LeadResponse;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadAccess;
use Hadaya\Leads\LeadRepository;
use Hadaya\Settings\Access;
use Hadaya\Settings\RestError;

defined( 'ABSPATH' ) || exit;

/**
 * Lists leads, and changes the states of several leads in one request, each only if the lead still has the state that the user saw.
 *
 * @phpstan-import-type RestSchema from Route
 * @phpstan-import-type LeadRow from LeadResponse
 */
final class LeadsRoute extends LeadRoutes {

	/**
	 * Maximum number of leads changed per request.
	 */
	const MOST = 100;

	private LeadList $list;
	private LeadChange $change;
	private LeadCounts $lead_counts;
	private LeadRepository $leads;

	public function __construct(
		LeadList $list,
		LeadChange $change,
		LeadResponse $lead_response,
		LeadCounts $lead_counts,
		LeadRepository $leads,
		LeadAccess $lead_access,
		Access $access
	) {
		parent::__construct( $lead_access, $lead_response, $access );
		$this->lead_counts = $lead_counts;
		$this->leads       = $leads;
		$this->list        = $list;
		$this->change      = $change;
	}

	public function path(): string {
		return '/leads';
	}

	protected function endpoints(): array {
		$text   = array(
			'type'      => 'string',
			'default'   => '',
			'maxLength' => 500,
		);
		$day    = array(
			'type'    => 'string',
			'default' => '',
			'pattern' => '^(\d{4}-\d{2}-\d{2})?$',
		);
		$number = array(
			'type'    => 'integer',
			'minimum' => 0,
			'default' => 0,
		);
		$asked  = array(
			'view'     => array(
				'type'    => 'string',
				'enum'    => array( 'new', 'snoozed', 'answered', 'all', 'spam', 'trash' ),
				'default' => 'new',
			),
			'page'     => array_merge( $number, array( 'default' => 1 ) ),
			'search'   => $text,
			'address'  => $text,
			'widget'   => $text,
			'from'     => $day,
			'until'    => $day,
			'assigned' => $number,
		);
		return array(
			'GET'  => array( array( $this, 'list_leads' ), $asked ),
			'POST' => array( array( $this, 'change_states' ), array( 'changes' => self::changes() ) ),
		);
	}

	/**
	 * Returns the schema for a list of state changes.
	 *
	 * @return RestSchema
	 */
	private static function changes(): array {
		$state = array(
			'type'     => 'string',
			'enum'     => array_values( LeadList::STATES ),
			'required' => true,
		);
		return array(
			'type'     => 'array',
			'required' => true,
			'minItems' => 1,
			'maxItems' => self::MOST,
			'items'    => array(
				'type'       => 'object',
				'properties' => array(
					'id'    => self::NUMBER,
					'from'  => $state,
					'state' => $state,
				),
			),
		);
	}

	/**
	 * Returns the schema for one page of leads and the counts of the views.
	 *
	 * @return RestSchema
	 */
	protected function schema(): array {
		$number = array( 'type' => 'integer' );
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'hadaya-leads',
			'type'       => 'object',
			'properties' => array(
				'items'  => array(
					'type'  => 'array',
					'items' => self::row_schema(),
				),
				'total'  => $number,
				'pages'  => $number,
				'counts' => array( 'type' => 'object' ),
			),
		);
	}

	/**
	 * Returns one page of the leads in a view that match the filters and the search.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array{items: list<LeadRow>, total: int, pages: int, counts: array<string, int>}
	 */
	public function list_leads( \WP_REST_Request $request ): array {
		return $this->list->find( $request->get_params() );
	}

	/**
	 * Changes the states of the given leads, each only if the lead still has the state in `from`.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array<string, mixed>|\WP_Error `done`: the leads that were changed, as rows; `left`: the others; `counts`: the new counts.
	 */
	public function change_states( \WP_REST_Request $request ) {
		$done = array();
		$left = array();
		foreach ( $request['changes'] as $requested ) {
			$lead = $this->change->apply(
				$requested['id'],
				null,
				function ( Lead $lead ) use ( $requested ) {
					$is_as_seen = LeadList::STATES[ $lead->state() ] === $requested['from'];
					return $is_as_seen && $this->change->set_state( $lead, $requested['state'] ) ? null : RestError::of( 'conflict', '', 409 );
				}
			);
			if ( $lead instanceof Lead ) {
				$done[] = $this->lead_response->row( $lead );
				continue;
			}
			$there = $this->leads->find( $requested['id'] );
			$left  = null === $there ? $left : array_merge( $left, array( $this->lead_response->row( $there ) ) );
		}
		return array(
			'done'   => $done,
			'left'   => $left,
			'counts' => $this->lead_counts->all(),
		);
	}
}
