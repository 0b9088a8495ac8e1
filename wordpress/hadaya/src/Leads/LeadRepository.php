<?php
/**
 * Storage of leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Support\StoredJson;
use Hadaya\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Stores, finds and counts leads: posts of a private type, named by the form's idempotency key.
 */
final class LeadRepository {

	/**
	 * Maximum number of leads in memory when many are read.
	 */
	const PAGE = 500;

	private Uploads $uploads;
	private LeadIndex $lead_index;

	public function __construct( Uploads $uploads, LeadIndex $lead_index ) {
		$this->uploads    = $uploads;
		$this->lead_index = $lead_index;
	}

	/**
	 * The lead with an id; null without one.
	 *
	 * @param int $id Number.
	 * @return Lead|null
	 */
	public function find( int $id ): ?Lead {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof \WP_Post && Leads::TYPE === $post->post_type ? self::from_post( $post ) : null;
	}

	/**
	 * Leads by id, in three queries regardless of their number.
	 *
	 * @param int[] $ids Numbers.
	 * @return Lead[]
	 */
	public function find_many( array $ids ): array {
		_prime_post_caches( $ids, false, true );
		return array_values( array_filter( array_map( array( $this, 'find' ), $ids ) ) );
	}

	/**
	 * Iterates over leads by id with constant memory use.
	 *
	 * @param int[] $ids Numbers.
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
	 * The lead of a post.
	 *
	 * @param \WP_Post $post Post of our type.
	 * @return Lead
	 */
	private static function from_post( \WP_Post $post ): Lead {
		$kept = StoredJson::decode( get_post_meta( $post->ID, Leads::META, true ) );
		return Lead::from_stored( $post->ID, $post->post_status, self::time_of( $post ), $kept );
	}

	/**
	 * A post's creation time in seconds since 1970, regardless of later changes of the site's time zone.
	 *
	 * @param \WP_Post $post Post.
	 * @return int
	 */
	private static function time_of( \WP_Post $post ): int {
		$time = get_post_datetime( $post, 'date', 'gmt' );
		return false === $time ? (int) get_post_timestamp( $post ) : $time->getTimestamp();
	}

	/**
	 * Stores a new lead. If the same submission arrives twice at once, both are inserted and the first wins, so no lock
	 * is needed that could be left behind.
	 *
	 * @param Lead                 $lead Lead; it gets its number.
	 * @param array<string, mixed> $meta Further meta values by key.
	 * @return bool Whether it is kept.
	 */
	public function save( Lead $lead, array $meta = array() ): bool {
		$id = (int) wp_insert_post( wp_slash( $this->row( $lead, $meta ) ) );
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
	 * The row of a new lead.
	 *
	 * @param Lead                 $lead Lead.
	 * @param array<string, mixed> $meta Further meta values by key.
	 * @return array<string, mixed>
	 */
	private function row( Lead $lead, array $meta ): array {
		$title = BidiControls::without( trim( implode( ' · ', array_filter( array( $lead->text( 'name' ), $lead->text( 'email' ) ) ) ) ) );
		$row   = array(
			'post_type'    => Leads::TYPE,
			'post_status'  => $lead->state(),
			'post_author'  => 0,
			// Explicit, because WordPress would derive one from the title and search for a free suffix once for each
			// earlier lead of that visitor.
			'post_name'    => '' === $lead->key() ? 'lead-' . bin2hex( random_bytes( 16 ) ) : $lead->key(),
			'post_title'   => $this->lead_index->fit( '' === $title ? __( 'Message', 'hadaya' ) : esc_html( mb_substr( $title, 0, 200 ) ) ),
			'post_content' => $this->lead_index->words( $lead ),
			'meta_input'   => array(
				Leads::META    => StoredJson::encode( $lead->kept() ),
				Leads::CHANGES => '0:0',
			) + $this->lead_index->keys( $lead ) + $meta,
		);
		if ( $lead->time() > 0 ) {
			$row['post_date_gmt'] = gmdate( 'Y-m-d H:i:s', $lead->time() );
			$row['post_date']     = get_date_from_gmt( $row['post_date_gmt'] );
		}
		return $row;
	}

	/**
	 * Id of the first lead of a submission, including the Trash; 0 without one. WordPress appends a number or
	 * `__trashed` to names that are taken or trashed.
	 *
	 * @param string $key Key of the sending.
	 * @return int
	 */
	public function find_by_key( string $key ): int {
		global $wpdb;
		if ( '' === $key ) {
			return 0;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- What another request has just written must be seen.
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT MIN(ID) FROM {$wpdb->posts} WHERE post_name LIKE %s AND post_type = %s",
				$wpdb->esc_like( $key ) . '%',
				Leads::TYPE
			)
		);
	}

	/**
	 * Ids of leads sent before a given time, including the Trash, oldest first.
	 *
	 * @param int $before Seconds since 1970.
	 * @param int $most   Numbers at most.
	 * @return int[]
	 */
	public function find_older( int $before, int $most ): array {
		return get_posts(
			array(
				'post_type'      => Leads::TYPE,
				'post_status'    => LeadStates::all(),
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
	 * @param int $id Number.
	 * @return bool Whether it is gone.
	 */
	public function delete( int $id ): bool {
		return Leads::TYPE === get_post_type( $id ) && false !== wp_delete_post( $id, true );
	}
}
