<?php
/**
 * Start data for the inbox.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Inbox\LeadExport;
use Hadaya\Inbox\LeadList;
use Hadaya\Inbox\LeadResponse;
use Hadaya\Leads\LeadAccess;
use Hadaya\Leads\LeadFilters;
use Hadaya\Leads\LeadIndex;
use Hadaya\Leads\LeadRepository;
use Hadaya\Settings\Access;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the data that the inbox app shows first: its list, the lead named in the URL, and the options of its filters.
 */
final class InboxStart {

	private LeadList $list;
	private LeadAccess $lead_access;
	private LeadResponse $lead_response;
	private LeadIndex $lead_index;
	private Access $access;
	private LeadFilters $lead_filters;
	private LeadRepository $leads;

	public function __construct(
		LeadList $list,
		LeadAccess $lead_access,
		LeadResponse $lead_response,
		LeadIndex $lead_index,
		Access $access,
		LeadFilters $lead_filters,
		LeadRepository $leads
	) {
		$this->list          = $list;
		$this->lead_access   = $lead_access;
		$this->lead_response = $lead_response;
		$this->lead_index    = $lead_index;
		$this->access        = $access;
		$this->lead_filters  = $lead_filters;
		$this->leads         = $leads;
	}

	/**
	 * Returns the data that the inbox app shows before its first request: the list, the lead in the URL, and the options of the filters.
	 *
	 * @return array<string, mixed>
	 */
	public function data(): array {
		$requested = self::requested_id();
		$lead      = $this->leads->find( $requested );
		$home      = home_url();
		$people    = array();
		foreach ( $this->lead_access->people() as $id => $name ) {
			$people[] = array(
				'id'   => $id,
				'name' => $name,
			);
		}
		return array(
			'list'      => $this->list->find( array() ),
			'lead'      => null === $lead ? null : $this->lead_response->whole( $lead ),
			'isGone'    => $requested > 0 && null === $lead,
			'people'    => $people,
			'me'        => get_current_user_id(),
			'widgets'   => self::choices( $this->lead_index->values( LeadIndex::WIDGET ), array( $this->lead_filters, 'name_widget' ) ),
			'addresses' => self::choices(
				$this->lead_index->values( LeadIndex::PAGE ),
				static function ( string $url ) use ( $home ): string {
					return rawurldecode( 0 === strpos( $url, $home . '/' ) ? substr( $url, strlen( $home ) ) : $url );
				}
			),
			'page'      => Menu::address( 'inbox' ),
			'export'    => add_query_arg(
				array(
					'action'   => LeadExport::ACTION,
					'_wpnonce' => wp_create_nonce( LeadExport::ACTION ),
				),
				admin_url( 'admin-post.php' )
			),
			'texts'     => $this->access->is_allowed() ? Menu::address( 'advanced' ) : '',
		);
	}

	/**
	 * Converts values to options of a select field, in the same order.
	 *
	 * @param string[] $values Values of the options.
	 * @param callable $title  Converts a value to a label.
	 * @return list<array{value: string, label: string}> Each with `value` and `label`.
	 */
	private static function choices( array $values, callable $title ): array {
		$choices = array();
		foreach ( $values as $value ) {
			$choices[] = array(
				'value' => $value,
				'label' => call_user_func( $title, $value ),
			);
		}
		return $choices;
	}

	/**
	 * Returns the id of the lead in the URL; 0 if there is none.
	 *
	 * @return int
	 */
	private static function requested_id(): int {
		return isset( $_GET['lead'] ) && is_scalar( $_GET['lead'] ) ? absint( $_GET['lead'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The value is only shown.
	}
}
