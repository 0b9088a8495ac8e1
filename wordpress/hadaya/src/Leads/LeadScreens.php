<?php
/**
 * The list of leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Shows leads in WordPress' own list: columns, and what can be done with one.
 */
final class LeadScreens {

	/**
	 * Columns of the list.
	 *
	 * @return string[]
	 */
	public function columns(): array {
		return array(
			'cb'             => '<input type="checkbox" />',
			'title'          => __( 'From', 'hadaya' ),
			'hadaya_state'   => __( 'State', 'hadaya' ),
			'hadaya_message' => __( 'Message', 'hadaya' ),
			'hadaya_phone'   => __( 'Phone', 'hadaya' ),
			'hadaya_page'    => __( 'Page', 'hadaya' ),
			'date'           => __( 'Date', 'hadaya' ),
		);
	}

	/**
	 * Prints one cell of the list.
	 *
	 * @param string $column Column.
	 * @param int    $id     Number of the lead.
	 */
	public function print_column( $column, $id ): void {
		$lead = Lead::find( (int) $id );
		if ( null === $lead ) {
			return;
		}
		if ( 'hadaya_state' === $column ) {
			echo esc_html( LeadStates::names()[ $lead->state() ] ?? '' );
		} elseif ( 'hadaya_phone' === $column ) {
			echo Marks::isolated( $lead->text( 'phone' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		} elseif ( 'hadaya_message' === $column ) {
			$this->print_message( $lead );
		} elseif ( 'hadaya_page' === $column ) {
			echo Marks::isolated( $lead->origin()->title() ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		}
	}

	/**
	 * Prints the beginning of a message, and how many files and notes there are.
	 *
	 * @param Lead $lead Lead.
	 */
	private function print_message( Lead $lead ): void {
		echo '<div dir="auto">' . Marks::isolated( wp_trim_words( $lead->text( 'message' ), 20 ) ) . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		$extras = array(
			__( 'Files', 'hadaya' ) => count( $lead->files() ),
			__( 'Notes', 'hadaya' ) => count( LeadNotes::read( $lead->id() ) ),
		);
		foreach ( array_filter( $extras ) as $name => $count ) {
			echo '<small>' . esc_html( $name . ': ' . number_format_i18n( $count ) ) . '</small> ';
		}
	}

	/**
	 * A sender's name that does not turn the words beside it round.
	 *
	 * @param string $title Title of a post.
	 * @param int    $id    Number of the post.
	 * @return string
	 */
	public function straighten_title( $title, $id = 0 ): string {
		return Leads::TYPE === get_post_type( $id ) ? Marks::without( (string) $title ) : (string) $title;
	}

	/**
	 * Leaves out the word "Private" behind the sender: every lead is.
	 *
	 * @param string[] $states States of a post.
	 * @param WP_Post  $post   Post.
	 * @return string[]
	 */
	public function hide_states( $states, $post ): array {
		return Leads::TYPE === $post->post_type ? array() : $states;
	}

	/**
	 * Leaves out the word "Published" above the date.
	 *
	 * @param string  $status Word of WordPress.
	 * @param WP_Post $post   Post.
	 * @return string
	 */
	public function hide_date_status( $status, $post ): string {
		return Leads::TYPE === $post->post_type ? '' : $status;
	}

	/**
	 * What can be done with a lead from its row.
	 *
	 * @param string[] $actions Actions of WordPress.
	 * @param WP_Post  $post    Post.
	 * @return string[]
	 */
	public function row_actions( $actions, $post ): array {
		if ( Leads::TYPE !== $post->post_type || 'trash' === $post->post_status ) {
			return $actions;
		}
		$own  = array_intersect_key( $actions, array( 'edit' => '' ) );
		$lead = Lead::find( $post->ID );
		foreach ( null === $lead ? array() : LeadReply::links( $lead ) as $name => $url ) {
			$own[ 'hadaya_' . md5( $name ) ] = sprintf( '<a href="%1$s">%2$s</a>', esc_url( $url, array( 'https', 'mailto' ) ), esc_html( $name ) );
		}
		foreach ( array_diff_key( LeadStates::names(), array( $post->post_status => '' ) ) as $state => $name ) {
			/* translators: %s: state of a message. */
			$text = sprintf( __( 'Mark as: %s', 'hadaya' ), $name );

			$own[ 'hadaya_' . $state ] = sprintf( '<a href="%1$s">%2$s</a>', esc_url( self::mark_url( $post->ID, $state ) ), esc_html( $text ) );
		}
		return $own + array_intersect_key( $actions, array( 'trash' => '' ) );
	}

	/**
	 * What WordPress says above the list, of leads instead of posts.
	 *
	 * @param array[] $sentences Sentences by type.
	 * @param int[]   $counts    How many posts each is about.
	 * @return array[]
	 */
	public function sentences( $sentences, $counts ): array {
		$counts += array(
			'deleted'   => 0,
			'trashed'   => 0,
			'untrashed' => 0,
		);
		/* translators: %s: number of messages. */
		$deleted = _n( '%s message deleted for ever.', '%s messages deleted for ever.', $counts['deleted'], 'hadaya' );
		/* translators: %s: number of messages. */
		$trashed = _n( '%s message moved to the bin.', '%s messages moved to the bin.', $counts['trashed'], 'hadaya' );
		/* translators: %s: number of messages. */
		$untrashed = _n( '%s message brought back from the bin.', '%s messages brought back from the bin.', $counts['untrashed'], 'hadaya' );

		$sentences[ Leads::TYPE ] = compact( 'deleted', 'trashed', 'untrashed' );
		return $sentences;
	}

	/**
	 * What WordPress says after a lead was saved on its own screen.
	 *
	 * @param array[] $sentences Sentences by type.
	 * @return array[]
	 */
	public function saved_sentences( $sentences ): array {
		$sentences[ Leads::TYPE ] = array_fill( 1, 10, __( 'Saved.', 'hadaya' ) );
		return $sentences;
	}

	/**
	 * The address that gives a lead another state.
	 *
	 * @param int    $id    Number of the lead.
	 * @param string $state State.
	 * @return string
	 */
	private static function mark_url( int $id, string $state ): string {
		$arguments = array(
			'action' => LeadStates::ACTION,
			'lead'   => $id,
			'state'  => $state,
		);
		return wp_nonce_url( add_query_arg( $arguments, admin_url( 'admin-post.php' ) ), LeadStates::ACTION . $id );
	}

	/**
	 * Prints the export button above the list; it exports what the list shows.
	 *
	 * @param string $which Top or bottom.
	 */
	public function print_export_button( $which ): void {
		$screen = get_current_screen();
		if ( 'top' !== $which || null === $screen || Leads::TYPE !== $screen->post_type ) {
			return;
		}
		$url = add_query_arg( array_map( 'rawurlencode', array_filter( LeadFilters::wanted(), 'strlen' ) ), admin_url( 'admin-post.php?action=' . LeadDownloads::EXPORT_ACTION ) );
		printf(
			'<div class="alignleft actions"><a class="button" href="%1$s">%2$s</a></div>',
			esc_url( wp_nonce_url( $url, LeadDownloads::EXPORT_ACTION ) ),
			esc_html__( 'Export as CSV', 'hadaya' )
		);
	}

	/**
	 * Gives the fields of days the place of WordPress' own filters.
	 */
	public function print_style(): void {
		if ( get_current_screen()->post_type === Leads::TYPE ) {
			echo '<style>.post-type-hadaya_lead .row-title{unicode-bidi:isolate}.hadaya-day{display:inline-block;margin-inline-end:6px}.hadaya-day input{max-inline-size:10rem}@media(max-width:782px){.post-type-hadaya_lead .tablenav.top .actions{display:block;float:none;overflow:visible}.post-type-hadaya_lead .tablenav.top .actions select{max-inline-size:100%}}</style>';
		}
	}
}
