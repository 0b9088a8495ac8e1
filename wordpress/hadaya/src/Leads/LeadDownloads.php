<?php
/**
 * Files and tables of messages.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Form\Source;
use Hadaya\Settings\Options;
use Hadaya\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Hands out the files of messages and exports messages as a table, to those who may see them.
 */
final class LeadDownloads {


	/**
	 * Action that hands out a file.
	 */
	const FILE_ACTION = 'hadaya_lead_file';

	/**
	 * Action that exports messages.
	 */
	const EXPORT_ACTION = 'hadaya_export_leads';

	/**
	 * Where messages are kept.
	 *
	 * @var Leads
	 */
	private Leads $leads;

	/**
	 * Remembers its parts.
	 *
	 * @param Leads $leads Where messages are kept.
	 */
	public function __construct( Leads $leads ) {
		$this->leads = $leads;
	}

	/**
	 * Ends the request unless the user may see messages and came from our link.
	 *
	 * @param string $action Action of the nonce.
	 */
	private function guard( string $action ): void {
		if (! current_user_can( Leads::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to see messages.', 'hadaya' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}

	/**
	 * Sends a file as a download; the browser may not guess its type.
	 */
	public function send_file(): void {
		$id     = isset( $_GET['lead'] ) ? absint( $_GET['lead'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Checked in guard().
		$number = isset( $_GET['file'] ) ? absint( $_GET['file'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Checked in guard().
		$this->guard( self::FILE_ACTION . $id );
		$lead = Leads::TYPE === get_post_type( $id ) ? $this->leads->read( $id ) : array( 'files' => array() );
		$file = isset( $lead['files'][ $number ] ) ? $lead['files'][ $number ] : null;
		$path = null === $file ? null : Uploads::path( $file['stored'] );
		if (null === $path ) {
			wp_die( esc_html__( 'This file is not there any more.', 'hadaya' ), '', array( 'response' => 404 ) );
		}
		nocache_headers();
		header( 'Content-Type: application/octet-stream' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Security-Policy: sandbox' );
		header( 'Content-Disposition: attachment; filename="' . sanitize_file_name( $file['name'] ) . '"; filename*=UTF-8\'\'' . rawurlencode( $file['name'] ) );
		header( 'Content-Length: ' . filesize( $path ) );
		readfile( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_readfile -- A download.
		exit;
	}

	/**
	 * The messages that the list shows, all pages of it.
	 *
	 * @return WP_Post[]
	 */
	private function find_wanted(): array {
		$wanted = LeadFilters::wanted();
		$states = array( LeadStates::FRESH, LeadStates::ANSWERED );
		$query  = array(
			'post_type'      => Leads::TYPE,
			'post_status'    => in_array( $wanted['post_status'], LeadStates::all(), true ) ? $wanted['post_status'] : $states,
			'posts_per_page' => -1,
			's'              => $wanted['s'],
		);
		return get_posts( array_merge( $query, LeadFilters::query( $wanted ) ) );
	}

	/**
	 * Sends the messages that the list shows as a table.
	 */
	public function send_table(): void {
		$this->guard( self::EXPORT_ACTION );
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Disposition: attachment; filename="messages.csv"' );
		$output = fopen( 'php://output', 'w' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fopen -- The answer itself.
		fwrite( $output, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite -- The answer itself; spreadsheet programs need the mark.
		self::write_line( $output, array( 'date', 'name', 'email', 'phone', 'message', 'fields', 'files', 'page', 'state', 'source', 'widget', 'notes' ) );
		foreach ( $this->find_wanted() as $post ) {
			self::write_line( $output, $this->table_row( $post ) );
		}
		exit;
	}

	/**
	 * One message as a row of the table.
	 *
	 * @param  WP_Post $post Message.
	 * @return string[]
	 */
	private function table_row( \WP_Post $post ): array {
		$lead  = $this->leads->read( $post->ID );
		$texts = array_merge( array_fill_keys( Options::FORM_FIELDS, '' ), $lead['texts'] );
		$names = LeadStates::names();
		$pairs = array_map(
			static function ( $field ) {
				return $field['label'] . ': ' . $field['value'];
			},
			$lead['custom']
		);
		return array(
			$post->post_date,
			$texts['name'],
			$texts['email'],
			$texts['phone'],
			$texts['message'],
			implode( ' | ', $pairs ),
			implode( ' | ', wp_list_pluck( $lead['files'], 'name' ) ),
			isset( $lead['origin']['ref_url'] ) ? $lead['origin']['ref_url'] : '',
			isset( $names[ $post->post_status ] ) ? $names[ $post->post_status ] : '',
			Source::describe( $lead['origin'] ),
			LeadFilters::name_widget( isset( $lead['origin']['widget'] ) ? $lead['origin']['widget'] : '0' ),
			implode( ' | ', wp_list_pluck( LeadNotes::read( $post->ID ), 'text' ) ),
		);
	}

	/**
	 * Writes one row. The escape argument of fputcsv() is empty: with a backslash there, a quote after a backslash would
	 * stay single and end its cell.
	 *
	 * @param resource $output Where to.
	 * @param string[] $cells  Cells.
	 */
	private static function write_line( $output, array $cells ): void {
		fputcsv( $output, array_map( array( __CLASS__, 'disarm' ), $cells ), ',', '"', '' );
	}

	/**
	 * A cell that no spreadsheet program runs as a formula: an apostrophe goes before each sign that starts one. Programs
	 * split a row at the separator of their country, and quotes within a cell mean nothing to them then, so a formula may
	 * start after each separator and each end of a line.
	 *
	 * @param  string $cell Cell.
	 * @return string
	 */
	private static function disarm( string $cell ): string {
		$cell = wp_check_invalid_utf8( (string) $cell, true );
		$safe = (string) preg_replace( '/(^|[,;|\t\r\n])([\s"\']*)([=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}])/u', "$1$2'$3", $cell );
		// Some programs leave out a tab or a carriage return at the start of a cell, and a formula may follow it.
		return (string) preg_replace( '/(^|[,;|\n])(?=[\t\r])|^(?=\n)/', "$1'", $safe );
	}
}
