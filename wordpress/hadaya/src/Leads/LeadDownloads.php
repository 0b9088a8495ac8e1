<?php
/**
 * Downloads of lead files and exports.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Serves the files of leads and exports leads as CSV, for users who may see leads.
 */
final class LeadDownloads {

	/**
	 * Name of the `admin_post` action that serves a file, and prefix of its nonce action.
	 */
	const FILE_ACTION = 'hadaya_lead_file';

	/**
	 * Name of the `admin_post` action that exports leads, and of its nonce action.
	 */
	const EXPORT_ACTION = 'hadaya_export_leads';

	private Uploads $uploads;
	private LeadRepository $leads;
	private LeadFilters $lead_filters;
	private LeadNotes $lead_notes;

	public function __construct(
		Uploads $uploads,
		LeadRepository $leads,
		LeadFilters $lead_filters,
		LeadNotes $lead_notes
	) {
		$this->uploads      = $uploads;
		$this->leads        = $leads;
		$this->lead_filters = $lead_filters;
		$this->lead_notes   = $lead_notes;
	}

	/**
	 * Ends the request unless the user may see leads and the nonce is valid.
	 *
	 * @param string $action Action of the nonce.
	 */
	private function guard( string $action ): void {
		if ( ! current_user_can( Leads::capability() ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to see messages.', 'hadaya' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}

	/**
	 * Sends a file as a download and prevents the browser from guessing its type.
	 */
	public function send_file(): void {
		$id     = isset( $_GET['lead'] ) ? absint( $_GET['lead'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Checked in guard().
		$number = isset( $_GET['file'] ) ? absint( $_GET['file'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Checked in guard().
		$this->guard( self::FILE_ACTION . $id );
		$lead = $this->leads->find( $id );
		$file = null === $lead ? null : $lead->files()[ $number ] ?? null;
		$path = null === $file ? null : $this->uploads->path( $file['stored'] );
		if ( null === $path ) {
			wp_die( esc_html__( 'This file no longer exists.', 'hadaya' ), '', array( 'response' => 404 ) );
		}
		nocache_headers();
		header( 'Content-Type: application/octet-stream' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Security-Policy: sandbox' );
		header(
			'Content-Disposition: attachment; filename="'
				. sanitize_file_name( $file['name'] )
				. '"; filename*=UTF-8\'\''
				. rawurlencode( $file['name'] )
		);
		header( 'Content-Length: ' . filesize( $path ) );
		readfile( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_readfile -- A download.
		exit;
	}

	/**
	 * Returns the ids of all leads that match the filters in the URL, not only those on the current page.
	 *
	 * @return int[]
	 */
	private function find_requested(): array {
		$requested = $this->lead_filters->requested();
		$states    = array( Leads::FRESH, Leads::ANSWERED );
		$query     = array(
			'post_type'      => Leads::TYPE,
			'post_status'    => in_array( $requested['post_status'], Leads::all(), true ) ? $requested['post_status'] : $states,
			'posts_per_page' => -1,
			'fields'         => 'ids',
			'cache_results'  => false,
			's'              => $requested['s'],
		);
		return get_posts( array_merge( $query, $this->lead_filters->query( $requested ) ) );
	}

	/**
	 * Sends the leads on all pages of the current list as a CSV file.
	 */
	public function send_table(): void {
		$this->guard( self::EXPORT_ACTION );
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Disposition: attachment; filename="messages.csv"' );
		wp_ob_end_flush_all();
		$output = fopen( 'php://output', 'w' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fopen -- The response body.
		fwrite( $output, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite -- The response body; spreadsheet programs need the byte order mark.
		self::write_line(
			$output,
			array( 'date', 'name', 'email', 'phone', 'message', 'fields', 'files', 'page', 'state', 'source', 'widget', 'notes', 'newsletter' )
		);
		foreach ( $this->leads->each( $this->find_requested() ) as $lead ) {
			self::write_line( $output, $this->table_row( $lead ) );
		}
		exit;
	}

	/**
	 * Returns a lead's cells for the CSV file, in the order of the header row.
	 *
	 * @param Lead $lead Lead.
	 * @return string[]
	 */
	private function table_row( Lead $lead ): array {
		$pairs = array();
		foreach ( $lead->fields() as $field ) {
			$pairs[] = $field['label'] . ': ' . $field['value'];
		}
		return array(
			(string) wp_date( 'Y-m-d H:i:s', $lead->time() ),
			$lead->text( 'name' ),
			$lead->text( 'email' ),
			$lead->text( 'phone' ),
			$lead->text( 'message' ),
			implode( ' | ', $pairs ),
			implode( ' | ', array_column( $lead->files(), 'name' ) ),
			$lead->origin()->url(),
			Leads::names()[ $lead->state() ] ?? '',
			$lead->origin()->source(),
			$this->lead_filters->name_widget( $lead->origin()->widget() ),
			implode( ' | ', array_column( $this->lead_notes->read( $lead->id() ), 'text' ) ),
			NewsletterAnswer::pair( $lead )[1] ?? '',
		);
	}

	/**
	 * Writes one row of the CSV file. The escape argument of `fputcsv()` is empty, because by default, a quote after a backslash would not be doubled
	 * and would end its cell.
	 *
	 * @param resource $output Stream to write to.
	 * @param string[] $cells  Cells.
	 */
	public static function write_line( $output, array $cells ): void {
		fputcsv( $output, array_map( array( __CLASS__, 'disarm' ), $cells ), ',', '"', '' );
	}

	/**
	 * Adds an apostrophe before everything that a spreadsheet might run as a formula. Spreadsheets may split rows at a
	 * locale-specific separator and then ignore quotes, so a formula may also start after a separator or line break
	 * within a cell.
	 *
	 * @param string $cell Cell.
	 * @return string
	 */
	private static function disarm( string $cell ): string {
		$cell = wp_check_invalid_utf8( (string) $cell, true );
		$safe = (string) preg_replace( '/(^|[,;|\t\r\n])([\s"\']*)([=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}])/u', "$1$2'$3", $cell );
		// Some spreadsheets strip a leading tab or carriage return, after which a formula may follow.
		return (string) preg_replace( '/(^|[,;|\n])(?=[\t\r])|^(?=\n)/', "$1'", $safe );
	}
}
