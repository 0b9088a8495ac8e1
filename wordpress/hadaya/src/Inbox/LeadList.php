<?php
/**
 * Leads in an inbox view.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\LeadFilters;
use Hadaya\Leads\LeadRepository;
use Hadaya\Leads\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the leads of an inbox view, one page at a time. The newest come first; in the view `snoozed`, the leads that return earliest. Leads that have
 * returned from a snooze are sorted by the time of their return.
 *
 * @phpstan-import-type LeadRow from LeadResponse
 */
final class LeadList {

	/**
	 * Leads per page.
	 */
	const PAGE = 30;

	/**
	 * Names of states in the inbox and its routes, keyed by database status.
	 */
	const STATES = array(
		Leads::FRESH    => 'new',
		Leads::ANSWERED => 'answered',
		Leads::SPAM     => 'spam',
		'trash'              => 'trash',
	);

	/**
	 * Parameters of a view, with their defaults: `search` is a text, `address` the URL of a page, `widget` a stored name, `from` and `until` are dates,
	 * `assigned` is a user's id.
	 */
	const PARAMETERS = array(
		'view'     => 'new',
		'search'   => '',
		'address'  => '',
		'widget'   => '',
		'from'     => '',
		'until'    => '',
		'assigned' => 0,
	);

	private LeadRepository $leads;
	private LeadFilters $lead_filters;
	private LeadCounts $lead_counts;
	private LeadResponse $lead_response;

	public function __construct(
		LeadRepository $leads,
		LeadFilters $lead_filters,
		LeadCounts $lead_counts,
		LeadResponse $lead_response
	) {
		$this->lead_filters  = $lead_filters;
		$this->lead_counts   = $lead_counts;
		$this->lead_response = $lead_response;
		$this->leads         = $leads;
	}

	/**
	 * Runs the query for a view.
	 *
	 * @param array<string, mixed> $asked Parameters; those that are missing have their defaults.
	 * @param array<string, mixed> $page  Arguments for `WP_Query` that select a page.
	 * @return \WP_Query The query, with the ids of leads.
	 */
	private function run( array $asked, array $page ): \WP_Query {
		$asked = $asked + self::PARAMETERS;
		$query = array(
			'post_type'   => Leads::TYPE,
			'post_status' => self::statuses( $asked['view'] ),
			's'           => $asked['search'],
			'fields'      => 'ids',
		);
		$query = array_merge( $query, $page, $this->lead_filters->query( $asked ) );
		if ( (int) $asked['assigned'] > 0 ) {
			$query['meta_query'][] = array( // phpcs:ignore WordPress.DB.SlowDBQuery -- Runs on the inbox screen only.
				'key'   => Assignment::META,
				'value' => (string) $asked['assigned'],
			);
		}
		$sort = static function ( $clauses ) use ( $asked ): array {
			return self::sorted( $clauses, $asked['view'] );
		};
		add_filter( 'posts_clauses', $sort );
		$found = new \WP_Query( $query );
		remove_filter( 'posts_clauses', $sort );
		return $found;
	}

	/**
	 * Returns the ids of all leads in a view.
	 *
	 * @param array<string, mixed> $asked Parameters, see `PARAMETERS`.
	 * @return int[]
	 */
	public function ids( array $asked ): array {
		$all = array(
			'posts_per_page' => -1,
			'cache_results'  => false,
		);
		return array_map( 'intval', $this->run( $asked, $all )->posts );
	}

	/**
	 * Returns a page of a view, with the counts of all views.
	 *
	 * @param array<string, mixed> $asked Parameters, see `PARAMETERS`, and `page` (from 1).
	 * @return array{items: list<LeadRow>, total: int, pages: int, counts: array<string, int>} `items`, `total`, `pages` and `counts`.
	 */
	public function find( array $asked ): array {
		$page  = array(
			'posts_per_page' => self::PAGE,
			'paged'          => max( 1, (int) ( $asked['page'] ?? 1 ) ),
		);
		$found = $this->run( $asked, $page );
		$leads = $this->leads->find_many( array_map( 'intval', $found->posts ) );
		return array(
			'items'  => array_map( array( $this->lead_response, 'row' ), $leads ),
			'total'  => (int) $found->found_posts,
			'pages'  => (int) $found->max_num_pages,
			'counts' => $this->lead_counts->all(),
		);
	}

	/**
	 * Returns the statuses that a view includes. Only the views `spam` and `trash` include spam and Trash.
	 *
	 * @param string $view Name of the view.
	 * @return string[]
	 */
	private static function statuses( string $view ): array {
		$status = array_search( 'snoozed' === $view ? 'new' : $view, self::STATES, true );
		return false === $status ? array( Leads::FRESH, Leads::ANSWERED ) : array( (string) $status );
	}

	/**
	 * Returns query clauses that sort the leads. In the view `new`, they exclude snoozed leads; in `snoozed`, they select only those.
	 *
	 * @param string[] $clauses Query clauses from WordPress.
	 * @param string   $view    Name of the view.
	 * @return string[]
	 */
	private static function sorted( array $clauses, string $view ): array {
		global $wpdb;
		$now   = gmdate( 'Y-m-d H:i:s' );
		$until = 'hadaya_snooze.meta_value';

		$clauses['join'] .= $wpdb->prepare(
			" LEFT JOIN {$wpdb->postmeta} hadaya_snooze ON hadaya_snooze.post_id = {$wpdb->posts}.ID AND hadaya_snooze.meta_key = %s",
			Snooze::META
		);
		if ( 'new' === $view ) {
			$clauses['where'] .= $wpdb->prepare( ' AND (hadaya_snooze.meta_value IS NULL OR hadaya_snooze.meta_value <= %s)', $now );
		} elseif ( 'snoozed' === $view ) {
			$clauses['where'] .= $wpdb->prepare( ' AND hadaya_snooze.meta_value > %s', $now );
		}
		$clauses['orderby'] = 'snoozed' === $view
			? "$until ASC"
			: "CASE WHEN $until > {$wpdb->posts}.post_date_gmt AND {$wpdb->posts}.post_status = 'private' THEN $until
				ELSE {$wpdb->posts}.post_date_gmt END DESC, {$wpdb->posts}.ID DESC";
		return $clauses;
	}
}
