<?php
/**
 * Privacy tools.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Languages\DefaultTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Finds, exports and erases one person's data for WordPress's privacy tools.
 */
final class Privacy {

	/**
	 * Number of leads on one page of the export.
	 */
	const PAGE = 50;

	/**
	 * Number of leads that the eraser checks at a time. The number is small because WordPress needs a dozen queries to delete one lead.
	 */
	const ERASED = 20;

	private LeadRepository $leads;
	private LeadMentions $lead_mentions;
	private LeadNotes $lead_notes;
	private LeadAnswers $lead_answers;

	public function __construct(
		LeadRepository $leads,
		LeadMentions $lead_mentions,
		LeadNotes $lead_notes,
		LeadAnswers $lead_answers
	) {
		$this->lead_notes    = $lead_notes;
		$this->lead_answers  = $lead_answers;
		$this->leads         = $leads;
		$this->lead_mentions = $lead_mentions;
	}

	/**
	 * Adds Hadaya's exporter of contact messages to WordPress's personal data exporters.
	 *
	 * @param array<string, array{exporter_friendly_name: string, callback: callable}> $exporters Exporters.
	 * @return array<string, array{exporter_friendly_name: string, callback: callable}>
	 */
	public function add_exporter( $exporters ): array {
		$exporters['hadaya'] = array(
			'exporter_friendly_name' => __( 'Contact messages', 'hadaya' ),
			'callback'               => array( $this, 'export_personal_data' ),
		);
		return $exporters;
	}

	/**
	 * Adds Hadaya's eraser of contact messages to WordPress's personal data erasers.
	 *
	 * @param array<string, array{eraser_friendly_name: string, callback: callable}> $erasers Erasers.
	 * @return array<string, array{eraser_friendly_name: string, callback: callable}>
	 */
	public function add_eraser( $erasers ): array {
		$erasers['hadaya'] = array(
			'eraser_friendly_name' => __( 'Contact messages', 'hadaya' ),
			'callback'             => array( $this, 'erase_personal_data' ),
		);
		return $erasers;
	}

	/**
	 * Returns the exported values of one lead: fields, newsletter answer, names and sizes of files, page, source, time, notes and replies.
	 *
	 * @param Lead $lead Lead.
	 * @return list<array{name: string, value: string}>
	 */
	private function list_values( Lead $lead ): array {
		$pairs = array();
		foreach ( $lead->texts() as $name => $value ) {
			$pairs[] = array( DefaultTexts::field_title( $name ), $value );
		}
		foreach ( $lead->fields() as $field ) {
			$pairs[] = array( $field['label'], $field['value'] );
		}
		$pairs = array_merge( $pairs, array_filter( array( NewsletterAnswer::pair( $lead ) ) ) );
		// Exports only the names and sizes of files, because the files are not publicly accessible and a link would be useless.
		foreach ( $lead->files() as $file ) {
			$pairs[] = array( $file['label'], sprintf( '%1$s (%2$s)', $file['name'], size_format( (int) ( $file['size'] ?? 0 ) ) ) );
		}
		$pairs[] = array( __( 'Page', 'hadaya' ), trim( $lead->origin()->title() . ' ' . $lead->origin()->url() ) );
		$pairs[] = array( __( 'Source', 'hadaya' ), $lead->origin()->source() );
		$pairs[] = array( __( 'Date', 'hadaya' ), (string) wp_date( 'c', $lead->time() ) );
		foreach ( $this->lead_notes->read( $lead->id() ) as $note ) {
			$pairs[] = array( __( 'Notes', 'hadaya' ), $note['text'] );
		}
		foreach ( $this->lead_answers->read( $lead->id() ) as $answer ) {
			$pairs[] = array( __( 'Reply', 'hadaya' ), trim( wp_date( 'c', $answer['time'] ) . ' ' . $answer['subject'] . "\n" . $answer['text'] ) );
		}
		return array_map(
			static function ( array $pair ): array {
				return array(
					'name'  => $pair[0],
					'value' => $pair[1],
				);
			},
			$pairs
		);
	}

	/**
	 * Checks the next leads that contain an email address, in ascending order of id, and returns those that were sent from this address.
	 *
	 * @param string $email Email address.
	 * @param int    $after Id after which to start.
	 * @param int    $most  Maximum number of leads to check.
	 * @return array{0: Lead[], 1: int, 2: bool} The leads, the last id that was checked, and whether there may be more.
	 */
	private function find( string $email, int $after, int $most ): array {
		$ids   = '' === trim( $email ) ? array() : $this->lead_mentions->find( trim( $email ), $after, $most );
		$found = array();
		foreach ( $this->leads->find_many( $ids ) as $lead ) {
			if ( Sender::has_address( $lead, $email ) ) {
				$found[] = $lead;
			}
		}
		return array( $found, array() === $ids ? $after : max( $ids ), count( $ids ) === $most );
	}

	/**
	 * Returns one page of the leads that a person sent, in the format of WordPress's exporters.
	 *
	 * @param string $email Email address.
	 * @param int    $page  Number of the page, starting at 1.
	 * @return array{data: list<array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}>, done: bool}
	 */
	public function export_personal_data( $email, $page = 1 ): array {
		$skipped                   = $this->lead_mentions->nth( trim( (string) $email ), ( max( 1, (int) $page ) - 1 ) * self::PAGE );
		list( $leads, , $is_more ) = null === $skipped ? array( array(), 0, false ) : $this->find( (string) $email, $skipped, self::PAGE );
		$items                     = array();
		foreach ( $leads as $lead ) {
			$items[] = array(
				'group_id'    => Leads::TYPE,
				'group_label' => __( 'Contact messages', 'hadaya' ),
				'item_id'     => Leads::TYPE . '-' . $lead->id(),
				'data'        => $this->list_values( $lead ),
			);
		}
		return array(
			'data' => $items,
			'done' => ! $is_more,
		);
	}

	/**
	 * Deletes one page of the leads that a person sent, with their files. Deleted leads are not found again, so every page starts from the beginning
	 * and skips leads that only mention the address in other text.
	 *
	 * @param string $email Email address.
	 * @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool}
	 */
	public function erase_personal_data( $email ): array {
		$after = 0;
		do {
			list( $leads, $after, $is_more ) = $this->find( (string) $email, $after, self::ERASED );
		} while ( array() === $leads && $is_more );
		$gone = 0;
		foreach ( $leads as $lead ) {
			$gone += $this->leads->delete( $lead->id() ) ? 1 : 0;
		}
		$kept = count( $leads ) - $gone;
		return array(
			'items_removed'  => $gone > 0,
			'items_retained' => $kept > 0,
			'messages'       => 0 === $kept
				? array()
				: array( __( 'Some contact messages could not be deleted. Delete them in the inbox.', 'hadaya' ) ),
			// Also finishes if no lead on this page could be deleted, because every later page would find the same leads again.
			'done'           => ! $is_more || ( $kept > 0 && 0 === $gone ),
		);
	}
}
