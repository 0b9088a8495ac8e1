<?php
/**
 * Messages of the replaced contact plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Chaty;

use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadRepository;
use Hadaya\Leads\Leads;
use Hadaya\Move\PluginData;
use Hadaya\Move\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Copies Chaty's messages to our inbox, and can remove the copies again. Chaty's own messages stay unchanged.
 *
 * @phpstan-import-type LeadField from Lead
 */
final class ChatyMessages {

	/**
	 * Meta key under which a copy stores the id of Chaty's message.
	 */
	const META = '_hadaya_chaty';

	/**
	 * Maximum number of messages copied per call.
	 */
	const MOST = 100;

	/**
	 * Maximum number of bytes copied from a message, because visitors may have written messages of any length.
	 */
	const LONGEST = 20000;

	private LeadRepository $leads;
	private PluginData $plugin_data;

	public function __construct( LeadRepository $leads, PluginData $plugin_data ) {
		$this->plugin_data = $plugin_data;
		$this->leads       = $leads;
	}

	/**
	 * Counts Chaty's messages under `all`, and those with a copy outside the Trash under `copied`.
	 *
	 * @return int[]
	 */
	public function count(): array {
		$all = self::numbers();
		return array(
			'all'    => count( $all ),
			'copied' => count(
				array_intersect( $all, array_keys( $this->copies( array( Leads::FRESH, Leads::ANSWERED, Leads::SPAM ) ) ) )
			),
		);
	}

	/**
	 * Copies up to `MOST` further messages, oldest first. If the copy of a message is in the Trash, it is restored instead.
	 *
	 * @return int[] The same numbers as `count()`.
	 */
	public function copy(): array {
		$kept   = $this->copies( array( Leads::FRESH, Leads::ANSWERED, Leads::SPAM ) );
		$binned = $this->copies( array( 'trash' ) );
		foreach ( array_slice( array_diff( self::numbers(), array_keys( $kept ) ), 0, self::MOST ) as $number ) {
			if ( isset( $binned[ $number ] ) ) {
				wp_untrash_post( $binned[ $number ] );
			} else {
				$this->copy_one( $number );
			}
		}
		return $this->count();
	}

	/**
	 * Moves all copies to the Trash, from which `copy()` restores them.
	 *
	 * @return int[] The same numbers as `count()`.
	 */
	public function undo(): array {
		array_map( 'wp_trash_post', $this->copies( array( Leads::FRESH, Leads::ANSWERED, Leads::SPAM ) ) );
		return $this->count();
	}

	/**
	 * Returns the full name of Chaty's message table; empty if the table does not exist.
	 *
	 * @return string
	 */
	private static function table(): string {
		global $wpdb;
		$name = $wpdb->prefix . 'chaty_contact_form_leads';
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Another plugin's table.
		return $name === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $name ) ) ) ? $name : '';
	}

	/**
	 * Returns the ids of Chaty's messages, oldest first.
	 *
	 * @return int[]
	 */
	private static function numbers(): array {
		global $wpdb;
		$table = self::table();
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Another plugin's table.
		return '' === $table ? array() : array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i ORDER BY id', $table ) ) );
	}

	/**
	 * Returns the ids of our copies with the given statuses, keyed by the id of Chaty's message.
	 *
	 * @param string[] $states Post statuses.
	 * @return int[]
	 */
	private function copies( array $states ): array {
		$ids    = get_posts(
			array(
				'post_type'      => Leads::TYPE,
				'post_status'    => $states,
				'posts_per_page' => -1,
				'fields'         => 'ids',
				'meta_key'       => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery -- Runs only while an owner moves from Chaty.
			)
		);
		$copies = array();
		foreach ( $ids as $id ) {
			$copies[ (int) get_post_meta( $id, self::META, true ) ] = $id;
		}
		return $copies;
	}

	/**
	 * Copies one message. The free version stores the time in UTC. The paid version, which has a column for custom fields, stores it in the site's time
	 * zone.
	 *
	 * @param int $number Id of Chaty's message.
	 */
	private function copy_one( int $number ): void {
		global $wpdb;
		$table = self::table();
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Another plugin's table.
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', $table, $number ), ARRAY_A );
		if ( ! is_array( $row ) ) {
			return;
		}
		$is_paid = array_key_exists( 'custom_field', $row );
		$time    = 1 === preg_match( '/^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/', (string) $row['created_on'] )
			? $row['created_on']
			: current_time( 'mysql', ! $is_paid );
		$suffix  = empty( $row['widget_id'] ) ? '' : '_' . (int) $row['widget_id'];
		$name    = ( new ChatyData( $this->plugin_data, $suffix ) )->text_option( 'cht_widget_title' );
		$texts   = array(
			'name'    => StoredValue::text_of( $row, 'name' ),
			'email'   => sanitize_email( StoredValue::text_of( $row, 'email' ) ),
			'phone'   => StoredValue::text_of( $row, 'phone_number' ),
			'message' => StoredValue::text( $row['message'], self::LONGEST ),
		);
		$origin  = array(
			'page_title' => '',
			'page_id'    => '0',
			'ref_url'    => esc_url_raw( StoredValue::text_of( $row, 'ref_page' ), array( 'http', 'https' ) ),
			'widget'     => 'Chaty: ' . ( '' === $name ? (int) $row['widget_id'] + 1 : $name ),
			'source'     => array(),
		);
		$moment  = strtotime( ( $is_paid ? get_gmt_from_date( $time ) : $time ) . ' UTC' );
		$lead    = Lead::from_submission( array_filter( $texts, 'strlen' ), self::own_fields( $row ), array(), $origin )->with_time( (int) $moment );
		$this->leads->save( $lead, array( self::META => $number ) );
	}

	/**
	 * Returns the custom fields of a message, which the paid version stores as JSON, keyed by label.
	 *
	 * @param array{custom_field?: string|null} $row Chaty's message.
	 * @return list<LeadField>
	 */
	private static function own_fields( array $row ): array {
		$given  = isset( $row['custom_field'] ) ? json_decode( (string) $row['custom_field'], true ) : null;
		$fields = array();
		foreach ( is_array( $given ) ? $given : array() as $label => $value ) {
			$fields[] = array(
				'label' => StoredValue::text( (string) $label ),
				'value' => StoredValue::text( is_array( $value ) ? implode( ', ', array_filter( $value, 'is_scalar' ) ) : $value ),
			);
		}
		return $fields;
	}
}
