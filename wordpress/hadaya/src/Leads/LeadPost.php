<?php
/**
 * The post that stores a lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Support\StoredJson;

defined( 'ABSPATH' ) || exit;

/**
 * Converts leads to posts of the private type, and back.
 */
final class LeadPost {

	private LeadIndex $lead_index;

	public function __construct( LeadIndex $lead_index ) {
		$this->lead_index = $lead_index;
	}

	/**
	 * Returns the lead stored in a post.
	 *
	 * @param \WP_Post $post Post of our type.
	 * @return Lead
	 */
	public static function to_lead( \WP_Post $post ): Lead {
		$kept = StoredJson::decode( get_post_meta( $post->ID, Leads::META, true ) );
		return Lead::from_stored( $post->ID, $post->post_status, self::time_of( $post ), $kept );
	}

	/**
	 * Returns a post's creation time in seconds since 1970, regardless of later changes to the site's time zone.
	 *
	 * @param \WP_Post $post Post.
	 * @return int
	 */
	private static function time_of( \WP_Post $post ): int {
		$time = get_post_datetime( $post, 'date', 'gmt' );
		return false === $time ? (int) get_post_timestamp( $post ) : $time->getTimestamp();
	}

	/**
	 * Returns the post data of a new lead, for `wp_insert_post()`.
	 *
	 * @param Lead                  $lead Lead.
	 * @param array<string, string> $meta Further meta values by key.
	 * @return array<string, string|int|array<string, string>>
	 */
	public function row( Lead $lead, array $meta ): array {
		$title = BidiControls::without( trim( implode( ' · ', array_filter( array( $lead->text( 'name' ), $lead->text( 'email' ) ) ) ) ) );
		$row   = array(
			'post_type'    => Leads::TYPE,
			'post_status'  => $lead->state(),
			'post_author'  => 0,
			// The slug is set explicitly, because WordPress would derive one from the title and search for a free
			// suffix once for each earlier lead of that visitor.
			'post_name'    => '' === $lead->key() ? 'lead-' . bin2hex( random_bytes( 16 ) ) : $lead->key(),
			'post_title'   => $this->lead_index->fit( '' === $title ? __( 'Message', 'hadaya' ) : esc_html( mb_substr( $title, 0, 200 ) ) ),
			'post_content' => $this->lead_index->search_text( $lead ),
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
}
