<?php
/**
 * The post type of leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Leads are a private post type: only users with its capability can see them (by default administrators and shop
 * managers; `hadaya_leads_capability` changes the capability). No public page, feed, search, sitemap or REST route
 * shows them. LeadRepository stores and finds them.
 */
final class Leads {

	/**
	 * Post status of a lead that has not been answered.
	 */
	const FRESH = 'private';

	/**
	 * Post status of a lead that has been answered.
	 */
	const ANSWERED = 'hadaya_answered';

	/**
	 * Post status of spam, which the list "All" excludes.
	 */
	const SPAM = 'hadaya_spam';

	/**
	 * Post type of leads.
	 */
	const TYPE = 'hadaya_lead';

	/**
	 * Page slug of the inbox.
	 */
	const SCREEN = 'hadaya-inbox';

	/**
	 * Meta key for the lead's data, as JSON.
	 */
	const META = '_hadaya_lead';

	/**
	 * Meta key for the number of changes and the id of the user who made the last one, such as `3:1`.
	 */
	const CHANGES = '_hadaya_changes';

	/**
	 * Default capability to see leads.
	 */
	const CAPABILITY = 'hadaya_manage_leads';

	/**
	 * Registers the post type. The inbox replaces WordPress's own list and screens.
	 */
	public function register_type(): void {
		$capabilities = array_fill_keys(
			array(
				'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'publish_posts', 'read_private_posts',
				'delete_posts', 'delete_private_posts', 'delete_published_posts', 'delete_others_posts', 'edit_private_posts',
				'edit_published_posts',
			),
			self::capability()
		);
		register_post_type(
			self::TYPE,
			array(
				'labels'              => array(
					'name'          => __( 'Messages', 'hadaya' ),
					'singular_name' => __( 'Message', 'hadaya' ),
				),
				'public'              => false,
				'publicly_queryable'  => false,
				'exclude_from_search' => true,
				'show_ui'             => false,
				'show_in_rest'        => false,
				'has_archive'         => false,
				'rewrite'             => false,
				'query_var'           => false,
				'can_export'          => false,
				'supports'            => false,
				'map_meta_cap'        => false,
				'capabilities'        => array_merge( $capabilities, array( 'create_posts' => 'do_not_allow' ) ),
			)
		);
	}

	/**
	 * Returns the capability that a user needs to see and change leads; `CAPABILITY` if the filter returns no valid one.
	 *
	 * @return string
	 */
	public static function capability(): string {
		/**
		 * Filters the capability that a user needs to see, change and export leads.
		 *
		 * @since 1.0.0
		 *
		 * @param string $capability Name of the capability.
		 */
		$capability = apply_filters( 'hadaya_leads_capability', self::CAPABILITY );
		return is_string( $capability ) && '' !== $capability ? $capability : self::CAPABILITY;
	}

	/**
	 * Returns the URL of a lead in the inbox.
	 *
	 * @param int $id Id of the lead.
	 * @return string
	 */
	public static function address( int $id ): string {
		return admin_url( 'admin.php?page=' . self::SCREEN . '&lead=' . $id );
	}

	/**
	 * Returns the translated names of the states, except the Trash, keyed by post status.
	 *
	 * @return string[]
	 */
	public static function names(): array {
		return array(
			self::FRESH    => __( 'New', 'hadaya' ),
			self::ANSWERED => __( 'Replied', 'hadaya' ),
			self::SPAM     => __( 'Spam', 'hadaya' ),
		);
	}

	/**
	 * Returns all statuses that a lead can have, including the Trash.
	 *
	 * @return string[]
	 */
	public static function all(): array {
		return array( self::FRESH, self::ANSWERED, self::SPAM, 'trash' );
	}

	/**
	 * Registers the two statuses that WordPress lacks, and hides leads with these statuses from visitors.
	 */
	public function register_statuses(): void {
		foreach ( array( self::ANSWERED, self::SPAM ) as $status ) {
			register_post_status(
				$status,
				array(
					'label'                     => self::names()[ $status ],
					'protected'                 => true,
					'exclude_from_search'       => false,
					'show_in_admin_all_list'    => self::SPAM !== $status,
					'show_in_admin_status_list' => true,
				)
			);
		}
	}

	/**
	 * Returns the previous state of a lead that is restored from the Trash, because WordPress would make the lead a draft.
	 *
	 * @param string $status   Status that WordPress would set.
	 * @param int    $id       Id of the post.
	 * @param string $previous Previous status.
	 * @return string
	 */
	public function keep_state( $status, $id, $previous ): string {
		return self::TYPE === get_post_type( $id ) ? $previous : $status;
	}
}
