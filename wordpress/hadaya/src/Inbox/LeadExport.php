<?php
/**
 * Export of an inbox view.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadDownloads;
use Hadaya\Leads\LeadFilters;
use Hadaya\Leads\LeadNotes;
use Hadaya\Leads\LeadRepository;
use Hadaya\Leads\Leads;
use Hadaya\Leads\NewsletterAnswer;
use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Exports an inbox view as CSV, for users who may see leads.
 */
final class LeadExport {

	/**
	 * Name of the `admin_post` action, and of its nonce action.
	 */
	const ACTION = 'hadaya_export_leads';

	private LeadList $list;
	private LeadRepository $leads;
	private LeadFilters $lead_filters;
	private LeadNotes $lead_notes;

	public function __construct(
		LeadList $list,
		LeadRepository $leads,
		LeadFilters $lead_filters,
		LeadNotes $lead_notes
	) {
		$this->list         = $list;
		$this->leads        = $leads;
		$this->lead_filters = $lead_filters;
		$this->lead_notes   = $lead_notes;
	}

	/**
	 * Returns the parameters of the list in the URL.
	 *
	 * @return array<string, mixed>
	 */
	private static function requested(): array {
		$requested = array();
		foreach ( array_keys( LeadList::PARAMETERS ) as $name ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- The nonce is checked in guard(), Texts cleans the text.
			$given = isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? Texts::line( wp_unslash( $_GET[ $name ] ), Texts::MOST ) : '';
			if ( '' !== $given ) {
				$requested[ $name ] = $given;
			}
		}
		return $requested;
	}

	/**
	 * Sends the leads on all pages of the current list as a CSV file.
	 */
	public function send_table(): void {
		LeadDownloads::guard( self::ACTION );
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
		foreach ( $this->leads->each( $this->list->ids( self::requested() ) ) as $lead ) {
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
