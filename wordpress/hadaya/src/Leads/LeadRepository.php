<?php
/**
 * Storage of leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Stores, finds and deletes leads: posts of a private type, named after the submission's idempotency key.
 */
final class LeadRepository {

	/**
	 * Maximum number of leads in memory when many are read.
	 */
	const PAGE = 500;

	private Uploads $uploads;
	private LeadPost $lead_post;

	public function __construct( Uploads $uploads, LeadPost $lead_post ) {
		$this->uploads   = $uploads;
		$this->lead_post = $lead_post;
	}

	/**
	 * Returns the lead with an id; null if there is none.
	 *
	 * @param int $id Id of the lead.
	 * @return Lead|null
	 */
	public function find( int $id ): ?Lead {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof \WP_Post && Leads::TYPE === $post->post_type ? LeadPost::to_lead( $post ) : null;
	}

	/**
	 * Returns the leads with the given ids; omits ids without a lead. Loads the leads in two queries, however many ids there are.
	 *
	 * @param int[] $ids Ids of leads.
	 * @return Lead[]
	 */
	public function find_many( array $ids ): array {
		_prime_post_caches( $ids, false, true );
		return array_values( array_filter( array_map( array( $this, 'find' ), $ids ) ) );
	}

	/**
	 * Iterates over the leads with the given ids in batches, so that memory use stays constant.
	 *
	 * @param int[] $ids Ids of leads.
	 * @return \Generator
	 */
	public function each( array $ids ): \Generator {
		foreach ( array_chunk( $ids, self::PAGE ) as $page ) {
			yield from $this->find_many( $page );
			if ( wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
		}
	}

	/**
	 * Stores a new lead. If the same submission arrives twice at the same time, both copies are inserted and the second is deleted. This needs no
	 * lock, which an interrupted request could leave behind.
	 *
	 * @param Lead                  $lead Lead; its id is set.
	 * @param array<string, string> $meta Further meta values by key.
	 * @return bool Whether the lead was stored.
	 */
	public function save( Lead $lead, array $meta = array() ): bool {
		$id = (int) wp_insert_post( wp_slash( $this->lead_post->row( $lead, $meta ) ) );
		if ( 0 === $id ) {
			array_map( array( $this->uploads, 'forget' ), array_column( $lead->files(), 'stored' ) );
			return false;
		}
		$first = '' === $lead->key() ? $id : $this->find_by_key( $lead->key() );
		if ( $first > 0 && $first !== $id ) {
			wp_delete_post( $id, true );
			$lead->set_number( $first, true );
			return true;
		}
		$lead->set_number( $id );
		return true;
	}

	/**
	 * Returns the id of a submission's first lead, including leads in the Trash; 0 if there is none. The key is the post's name and is searched as a
	 * prefix, because WordPress appends a number to a name that is taken, and `__trashed` to the name of a trashed post.
	 *
	 * @param string $key Idempotency key of the submission.
	 * @return int
	 */
	public function find_by_key( string $key ): int {
		global $wpdb;
		if ( '' === $key ) {
			return 0;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Must read what another request has just written, past the cache.
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT MIN(ID) FROM {$wpdb->posts} WHERE post_name LIKE %s AND post_type = %s",
				$wpdb->esc_like( $key ) . '%',
				Leads::TYPE
			)
		);
	}

	/**
	 * Returns the ids of leads sent before a given time, including leads in the Trash, oldest first.
	 *
	 * @param int $before Seconds since 1970.
	 * @param int $most   Maximum number of ids.
	 * @return int[]
	 */
	public function find_older( int $before, int $most ): array {
		return get_posts(
			array(
				'post_type'      => Leads::TYPE,
				'post_status'    => Leads::all(),
				'posts_per_page' => $most,
				'fields'         => 'ids',
				'orderby'        => 'date',
				'order'          => 'ASC',
				'date_query'     => array(
					'column' => 'post_date_gmt',
					'before' => gmdate( 'Y-m-d H:i:s', $before ),
				),
			)
		);
	}

	/**
	 * Deletes a lead permanently, with its files.
	 *
	 * @param int $id Id of the lead.
	 * @return bool Whether the lead was deleted.
	 */
	public function delete( int $id ): bool {
		return Leads::TYPE === get_post_type( $id ) && false !== wp_delete_post( $id, true );
	}
}
