<?php
/**
 * States of leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * A lead is new, answered or spam. The states are statuses of the post, so WordPress' own list counts and shows them.
 */
final class LeadStates {

	/**
	 * A lead that nobody has answered.
	 */
	const FRESH = 'private';

	/**
	 * A lead that somebody has answered.
	 */
	const ANSWERED = 'hadaya_answered';

	/**
	 * Spam; it is left out of "All".
	 */
	const SPAM = 'hadaya_spam';

	/**
	 * Action that gives one lead another state.
	 */
	const ACTION = 'hadaya_mark_lead';

	/**
	 * Before the name of a state in the list's bulk actions.
	 */
	const BULK = 'hadaya_mark_';

	/**
	 * Names of the states.
	 *
	 * @return string[]
	 */
	public static function names(): array {
		return array(
			self::FRESH    => __( 'New', 'hadaya' ),
			self::ANSWERED => __( 'Answered', 'hadaya' ),
			self::SPAM     => __( 'Spam', 'hadaya' ),
		);
	}

	/**
	 * Every status that a lead can have, the bin included.
	 *
	 * @return string[]
	 */
	public static function all(): array {
		return array( self::FRESH, self::ANSWERED, self::SPAM, 'trash' );
	}

	/**
	 * Registers the two states that WordPress does not know. Strangers see neither.
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
	 * A lead comes out of the bin in the state in which it was thrown away; WordPress would make it a draft.
	 *
	 * @param string $status   Status that WordPress would give.
	 * @param int    $id       Number of the post.
	 * @param string $previous Status before.
	 * @return string
	 */
	public function keep_state( $status, $id, $previous ): string {
		return Leads::TYPE === get_post_type( $id ) ? $previous : $status;
	}

	/**
	 * The links above the list: a state each, with how many there are.
	 *
	 * @param string[] $views Links of WordPress.
	 * @return string[]
	 */
	public function views( $views ): array {
		$counts  = wp_count_posts( Leads::TYPE );
		$current = isset( $_GET['post_status'] ) ? sanitize_key( $_GET['post_status'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only marks a link.
		$states  = array();
		foreach ( self::names() as $status => $name ) {
			$states[ $status ] = sprintf(
				'<a href="%1$s"%2$s>%3$s <span class="count">(%4$s)</span></a>',
				esc_url( add_query_arg( 'post_status', $status, admin_url( 'edit.php?post_type=' . Leads::TYPE ) ) ),
				$current === $status ? ' class="current" aria-current="page"' : '',
				esc_html( $name ),
				esc_html( number_format_i18n( isset( $counts->$status ) ? $counts->$status : 0 ) )
			);
		}
		return array_intersect_key( $views, array( 'all' => '' ) ) + $states + array_intersect_key( $views, array( 'trash' => '' ) );
	}

	/**
	 * The bulk actions of the list.
	 *
	 * @param string[] $actions Actions of WordPress.
	 * @return string[]
	 */
	public function bulk_actions( $actions ): array {
		unset( $actions['edit'] );
		if ( isset( $actions['untrash'] ) ) {
			return $actions;
		}
		$own = array();
		foreach ( self::names() as $status => $name ) {
			/* translators: %s: state of a message. */
			$own[ self::BULK . $status ] = sprintf( __( 'Mark as: %s', 'hadaya' ), $name );
		}
		return $own + $actions;
	}

	/**
	 * Gives several leads another state; WordPress has checked the nonce of the list.
	 *
	 * @param string $back   Where to go then.
	 * @param string $action Action.
	 * @param int[]  $ids    Numbers of leads.
	 * @return string
	 */
	public function mark_many( $back, $action, $ids ): string {
		$state = 0 === strpos( $action, self::BULK ) ? substr( $action, strlen( self::BULK ) ) : '';
		return isset( self::names()[ $state ] ) ? self::told( $back, count( array_filter( array_map( array( $this, 'mark' ), $ids, array_fill( 0, count( $ids ), $state ) ) ) ), $state ) : $back;
	}

	/**
	 * Gives one lead another state, from its row.
	 */
	public function mark_one(): void {
		$id    = isset( $_GET['lead'] ) ? absint( $_GET['lead'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Checked below.
		$state = isset( $_GET['state'] ) ? sanitize_key( $_GET['state'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Checked below.
		if ( ! current_user_can( Leads::capability() ) ) {
			wp_die( esc_html__( 'You are not allowed to see messages.', 'hadaya' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION . $id );
		$back = wp_get_referer();
		$back = $back ? $back : admin_url( 'edit.php?post_type=' . Leads::TYPE );
		wp_safe_redirect( isset( self::names()[ $state ] ) ? self::told( $back, $this->mark( $id, $state ) ? 1 : 0, $state ) : $back );
		exit;
	}

	/**
	 * Gives a lead another state, for WordPress' own list. The inbox has LeadChange, which also asks whether the message is as it was seen.
	 *
	 * @param int    $id    Number of the lead.
	 * @param string $state State.
	 * @return bool
	 */
	private function mark( int $id, string $state ): bool {
		if ( Leads::TYPE !== get_post_type( $id ) || ! current_user_can( 'edit_post', $id ) ) {
			return false;
		}
		$change = array(
			'ID'          => $id,
			'post_status' => $state,
		);
		return 0 !== wp_update_post( $change );
	}

	/**
	 * The address of a list that says what was done.
	 *
	 * @param string $back  Address of the list.
	 * @param int    $count How many leads.
	 * @param string $state Their state now.
	 * @return string
	 */
	private static function told( string $back, int $count, string $state ): string {
		return add_query_arg(
			array(
				'hadaya_marked' => $count,
				'hadaya_state'  => $state,
			),
			$back
		);
	}

	/**
	 * Says what was done.
	 */
	public function print_notice(): void {
		$screen = get_current_screen();
		$state  = isset( $_GET['hadaya_state'] ) ? sanitize_key( $_GET['hadaya_state'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only a sentence.
		if ( null === $screen || Leads::TYPE !== $screen->post_type || ! isset( self::names()[ $state ] ) ) {
			return;
		}
		$marked = absint( isset( $_GET['hadaya_marked'] ) ? $_GET['hadaya_marked'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only a sentence.
		/* translators: 1: number of messages, 2: their state. */
		$told = sprintf( _n( '%1$s message marked as “%2$s”.', '%1$s messages marked as “%2$s”.', $marked, 'hadaya' ), number_format_i18n( $marked ), self::names()[ $state ] );
		echo '<div class="notice notice-success is-dismissible" role="status"><p>' . esc_html( $told ) . '</p></div>';
	}

	/**
	 * Lets WordPress drop the sentence from the address.
	 *
	 * @param string[] $names Names of arguments.
	 * @return string[]
	 */
	public function forget_notice( $names ): array {
		return array_merge( $names, array( 'hadaya_marked', 'hadaya_state' ) );
	}
}
