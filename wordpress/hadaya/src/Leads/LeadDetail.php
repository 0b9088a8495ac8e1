<?php
/**
 * One lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Widgets\FormDefaults;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a lead on WordPress' own screen for a post: what was written and from where, its state, how to answer, notes.
 */
final class LeadDetail {

	/**
	 * The notes.
	 *
	 * @var LeadNotes
	 */
	private LeadNotes $notes;

	/**
	 * Remembers its parts.
	 *
	 * @param LeadNotes $notes The notes.
	 */
	public function __construct( LeadNotes $notes ) {
		$this->notes = $notes;
	}

	/**
	 * Puts our boxes in the place of those that publish a post.
	 */
	public function add_boxes(): void {
		remove_meta_box( 'submitdiv', Leads::TYPE, 'side' );
		remove_meta_box( 'slugdiv', Leads::TYPE, 'normal' );
		add_meta_box( 'hadaya-lead', __( 'Message', 'hadaya' ), array( $this, 'print_message' ), Leads::TYPE, 'normal', 'high' );
		add_meta_box( 'hadaya-lead-notes', __( 'Notes', 'hadaya' ), array( $this->notes, 'print_box' ), Leads::TYPE, 'normal' );
		add_meta_box( 'hadaya-lead-state', __( 'State and answer', 'hadaya' ), array( $this, 'print_state' ), Leads::TYPE, 'side', 'high' );
	}

	/**
	 * Prints a lead.
	 *
	 * @param WP_Post $post Post of the lead.
	 */
	public function print_message( $post ): void {
		$lead = Lead::find( $post->ID );
		if ( null === $lead ) {
			return;
		}
		$source = $lead->origin()->source();
		echo '<table class="form-table"><tbody>';
		foreach ( $lead->texts() as $name => $value ) {
			$this->print_row( FormDefaults::field_title( $name ), $value );
		}
		foreach ( $lead->fields() as $field ) {
			$this->print_row( $field['label'], $field['value'] );
		}
		if ( array() !== $lead->files() ) {
			echo '<tr><th scope="row">' . esc_html__( 'Files', 'hadaya' ) . '</th><td>';
			$this->print_files( $lead->id(), $lead->files() );
			echo '</td></tr>';
		}
		$this->print_row( __( 'Date', 'hadaya' ), get_the_date( '', $post ) . ' ' . get_the_time( '', $post ) );
		echo '<tr><th scope="row">' . esc_html__( 'Page', 'hadaya' ) . '</th><td>' . Marks::isolated( $lead->origin()->title() ) . ' '; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		$this->print_address( $lead->origin()->url() );
		echo '</td></tr>';
		$this->print_row( __( 'Came from', 'hadaya' ), '' === $source ? __( 'Not known: the shop keeps no source of visits, or the visitor has not agreed to it.', 'hadaya' ) : $source );
		$this->print_row( __( 'Widget', 'hadaya' ), LeadFilters::name_widget( $lead->origin()->widget() ) );
		echo '</tbody></table>';
	}

	/**
	 * Prints one row of a lead. Line breaks stay visible.
	 *
	 * @param string $name  Name of the field.
	 * @param string $value Value.
	 */
	private function print_row( string $name, string $value ): void {
		printf( '<tr><th scope="row">%1$s</th><td dir="auto">%2$s</td></tr>', Marks::isolated( $name ), Marks::isolated( $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
	}

	/**
	 * Prints the address of a page: a link where it is one of this site. Any other is what a visitor has written, and nobody
	 * should follow it unawares.
	 *
	 * @param string $url Address.
	 */
	private function print_address( string $url ): void {
		if ( '' === $url ) {
			return;
		}
		$text = '<bdi>' . esc_html( Marks::without( rawurldecode( $url ) ) ) . '</bdi>';
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		if ( strtolower( $host ) === strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) ) {
			echo '<a href="' . esc_url( $url, array( 'http', 'https' ) ) . '">' . $text . '</a>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
			return;
		}
		/* translators: %s: name of a host. */
		echo $text . ' <small>' . sprintf( esc_html__( 'Not a page of this site, so no link: %s', 'hadaya' ), '<bdi>' . esc_html( $host ) . '</bdi>' ) . '</small>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
	}

	/**
	 * Prints links to the files of a lead.
	 *
	 * @param int     $id    Number of the lead.
	 * @param array[] $files Files.
	 */
	private function print_files( int $id, array $files ): void {
		foreach ( $files as $number => $file ) {
			$url = add_query_arg(
				array(
					'action' => LeadDownloads::FILE_ACTION,
					'lead'   => $id,
					'file'   => $number,
				),
				admin_url( 'admin-post.php' )
			);
			printf(
				'<a href="%1$s"><bdi>%2$s</bdi></a> (%3$s)<br />',
				esc_url( wp_nonce_url( $url, LeadDownloads::FILE_ACTION . $id ) ),
				esc_html( Marks::without( $file['name'] ) ),
				esc_html( size_format( $file['size'] ) )
			);
		}
	}

	/**
	 * Prints the state of a lead and the ways to answer it.
	 *
	 * @param WP_Post $post Post of the lead.
	 */
	public function print_state( $post ): void {
		$lead  = Lead::find( $post->ID );
		$links = null === $lead ? array() : LeadReply::links( $lead );
		foreach ( $links as $name => $url ) {
			echo '<p><a class="button" href="' . esc_url( $url, array( 'https', 'mailto' ) ) . '">' . esc_html( $name ) . '</a></p>';
		}
		if ( ! isset( $links[ __( 'Reply in WhatsApp', 'hadaya' ) ] ) ) {
			echo '<p>' . esc_html__( 'WhatsApp needs a number with its country code; this message has none.', 'hadaya' ) . '</p>';
		}
		echo '<p><label for="hadaya-state">' . esc_html__( 'State', 'hadaya' ) . '</label> <select id="hadaya-state" name="post_status">';
		foreach ( LeadStates::names() as $state => $name ) {
			printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $state ), selected( $post->post_status, $state, false ), esc_html( $name ) );
		}
		echo '</select></p><p><button type="submit" name="save" value="state" class="button button-primary">' . esc_html__( 'Save', 'hadaya' ) . '</button> ';
		echo '<a class="submitdelete" href="' . esc_url( (string) get_delete_post_link( $post->ID ) ) . '">' . esc_html__( 'Move to the bin', 'hadaya' ) . '</a></p>';
	}
}
