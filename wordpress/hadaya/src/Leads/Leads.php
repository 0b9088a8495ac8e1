<?php
/**
 * Messages of the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Uploads\Uploads;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps messages as a private post type: only people who may manage the site's options can see them, and no public
 * page, feed, search, sitemap or REST route shows them.
 */
final class Leads {


	/**
	 * Name of the post type.
	 */
	const TYPE = 'hadaya_lead';

	/**
	 * Meta key of a message.
	 */
	const META = '_hadaya_lead';

	/**
	 * Who may see messages.
	 */
	const CAPABILITY = 'manage_options';

	/**
	 * Our contact widget.
	 *
	 * @var Widget
	 */
	private Widget $widget;

	/**
	 * Remembers its parts.
	 *
	 * @param Widget $widget Our contact widget.
	 */
	public function __construct( Widget $widget ) {
		$this->widget = $widget;
	}

	/**
	 * Registers the post type. It has a menu where we answer the form; elsewhere its list is reached by a link only.
	 */
	public function register_type(): void {
		$capabilities = array_fill_keys(
			array( 'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'publish_posts', 'read_private_posts', 'delete_posts', 'delete_private_posts', 'delete_published_posts', 'delete_others_posts', 'edit_private_posts', 'edit_published_posts' ),
			self::CAPABILITY
		);
		register_post_type(
			self::TYPE,
			array(
				'labels'              => array(
					'name'               => __( 'Messages', 'hadaya' ),
					'singular_name'      => __( 'Message', 'hadaya' ),
					'menu_name'          => __( 'Contact messages', 'hadaya' ),
					'all_items'          => __( 'Contact messages', 'hadaya' ),
					'edit_item'          => __( 'Message', 'hadaya' ),
					'search_items'       => __( 'Search messages', 'hadaya' ),
					'not_found'          => ! is_admin() || ! isset( $_GET['post_type'] ) || array() === array_filter( LeadFilters::wanted() ) ? __( 'No messages yet.', 'hadaya' ) : __( 'No message matches. Empty the search and the filters to see all.', 'hadaya' ), // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only asked for its presence.
					'not_found_in_trash' => __( 'No messages in the bin.', 'hadaya' ),
				),
				'public'              => false,
				'publicly_queryable'  => false,
				'exclude_from_search' => true,
				'show_ui'             => true,
				'show_in_menu'        => is_admin() && ! wp_doing_ajax() && ! empty( $this->widget->form()['enabled'] ) && $this->widget->is_active(),
				'show_in_rest'        => false,
				'has_archive'         => false,
				'rewrite'             => false,
				'query_var'           => false,
				'can_export'          => false,
				'menu_icon'           => 'dashicons-email',
				'supports'            => false,
				'map_meta_cap'        => false,
				'capabilities'        => array_merge( $capabilities, array( 'create_posts' => 'do_not_allow' ) ),
			)
		);
	}

	/**
	 * Keeps a message.
	 *
	 * @param  string[] $texts  Built-in fields.
	 * @param  array[]  $custom Custom fields.
	 * @param  array[]  $files  Kept files.
	 * @param  array    $origin Where it was written.
	 * @param  array    $more   What else the post is to have: its date, further meta.
	 * @return int Its number, 0 when it could not be kept.
	 */
	public function create( array $texts, array $custom, array $files, array $origin, array $more = array() ): int {
		$lead  = array(
			'texts'  => $texts,
			'custom' => $custom,
			'files'  => $files,
			'origin' => $origin,
		);
		$title = trim( implode( ' · ', array_filter( array( isset( $texts['name'] ) ? $texts['name'] : '', isset( $texts['email'] ) ? $texts['email'] : '' ) ) ) );
		$post  = wp_insert_post(
			wp_slash(
				array_replace_recursive(
					array(
						'post_type'    => self::TYPE,
						'post_status'  => LeadStates::FRESH,
						'post_author'  => 0,
						'post_title'   => '' === $title ? __( 'Message', 'hadaya' ) : esc_html( mb_substr( $title, 0, 200 ) ),
						'post_content' => LeadIndex::words( $lead ),
						'meta_input'   => array( self::META => $lead ) + LeadIndex::keys( $origin ),
					),
					$more
				)
			)
		);
		if (0 === $post ) {
			array_map( array( Uploads::class, 'forget' ), wp_list_pluck( $files, 'stored' ) );
		}
		return $post;
	}

	/**
	 * A message, with every part present.
	 *
	 * @param  int $id Number of the message.
	 * @return array
	 */
	public function read( int $id ): array {
		$lead  = get_post_meta( $id, self::META, true );
		$parts = array(
			'texts'  => array(),
			'custom' => array(),
			'files'  => array(),
			'origin' => array(),
		);
		return array_merge( $parts, is_array( $lead ) ? $lead : array() );
	}

	/**
	 * Deletes the files of a message that is deleted.
	 *
	 * @param int $id Number of the post.
	 */
	public function forget_files( $id ): void {
		if (self::TYPE !== get_post_type( $id ) ) {
			return;
		}
		$lead = $this->read( $id );
		array_map( array( Uploads::class, 'forget' ), wp_list_pluck( $lead['files'], 'stored' ) );
	}
}
