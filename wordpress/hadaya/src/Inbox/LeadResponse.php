<?php
/**
 * Leads in REST responses.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\BidiControls;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadAnswers;
use Hadaya\Leads\LeadFilters;
use Hadaya\Leads\LeadNotes;
use Hadaya\Leads\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Converts leads to data: a row of the list, or all details. Texts are plain and free of bidirectional controls; the
 * code that displays them escapes them.
 *
 * @phpstan-type LeadRow array{id: int, name: string, state: string, time: string, date: string, when: string, text: string, files: int,
 *   notes: int, answers: int, assigned: int, until: int, snoozed: string, back: string, mailFailed: bool, revision: string}
 * @phpstan-type LeadDetails array{id: int, name: string, state: string, time: string, date: string, when: string, text: string,
 *   notes: int, answers: int, assigned: int, until: int, snoozed: string, back: string, mailFailed: bool, revision: string,
 *   fields: list<array{name: string, label: string, value: string}>,
 *   files: list<array{name: string, label: string, size: string, url: string, picture: string}>,
 *   page: array{title: string, shown: string, url: string, host: string}, source: string, widget: string, thread: list<ThreadEntry>,
 *   others: list<LeadRow>, mail: array{text: string, url: string}|null, hook: array{text: string, url: string}|null,
 *   answer: array<string, string|list<ReplyTemplate>>, quote: array<string, mixed>|null}
 * @phpstan-import-type ReplyTemplate from AnswerTemplates
 * @phpstan-import-type ThreadEntry from LeadThread
 */
final class LeadResponse {

	/**
	 * Maximum length of a message excerpt, in characters.
	 */
	const EXCERPT = 160;

	private Snooze $snooze;
	private Dates $dates;
	private LeadNotes $lead_notes;
	private LeadAnswers $lead_answers;
	private Assignment $assignment;
	private LeadRevision $lead_revision;
	private RelatedLeads $related_leads;
	private LeadFiles $lead_files;
	private LeadFilters $lead_filters;
	private LeadThread $lead_thread;
	private AnswerDraft $answer_draft;
	private LeadFields $lead_fields;
	private DeliveryReport $delivery_report;
	private QuoteResponse $quote_response;

	public function __construct(
		Snooze $snooze,
		Dates $dates,
		LeadNotes $lead_notes,
		LeadAnswers $lead_answers,
		Assignment $assignment,
		LeadRevision $lead_revision,
		RelatedLeads $related_leads,
		LeadFiles $lead_files,
		LeadFilters $lead_filters,
		LeadThread $lead_thread,
		AnswerDraft $answer_draft,
		LeadFields $lead_fields,
		DeliveryReport $delivery_report,
		QuoteResponse $quote_response
	) {
		$this->snooze          = $snooze;
		$this->dates           = $dates;
		$this->lead_notes      = $lead_notes;
		$this->lead_answers    = $lead_answers;
		$this->assignment      = $assignment;
		$this->lead_revision   = $lead_revision;
		$this->related_leads   = $related_leads;
		$this->lead_files      = $lead_files;
		$this->lead_filters    = $lead_filters;
		$this->lead_thread     = $lead_thread;
		$this->answer_draft    = $answer_draft;
		$this->lead_fields     = $lead_fields;
		$this->delivery_report = $delivery_report;
		$this->quote_response  = $quote_response;
	}

	/**
	 * Returns a lead as a row of the list.
	 *
	 * @param Lead $lead Lead.
	 * @return LeadRow
	 */
	public function row( Lead $lead ): array {
		$id    = $lead->id();
		$until = $this->snooze->until( $id );
		return array(
			'id'       => $id,
			'name'     => $this->name( $lead ),
			'state'    => LeadList::STATES[ $lead->state() ] ?? 'new',
			'time'     => gmdate( 'c', $lead->time() ),
			'date'     => $this->dates->near( $lead->time() ),
			'when'     => $this->dates->whole( $lead->time() ),
			'text'     => $this->excerpt( $lead ),
			'files'    => count( $lead->files() ),
			'notes'    => count( $this->lead_notes->read( $id ) ),
			'answers'  => count( $this->lead_answers->read( $id ) ),
			'assigned' => $this->assignment->of( $id ),
			'until'    => $until,
			'snoozed'  => $until > time() ? $this->dates->whole( $until ) : '',
			'back'     => $until > 0 && $until <= time() && Leads::FRESH === $lead->state() ? $this->dates->whole( $until ) : '',
			'mailFailed' => $this->delivery_report->has_problem( $id ),
			'revision' => $this->lead_revision->of( $lead ),
		);
	}

	/**
	 * Returns all details of a lead, including the ways to reply.
	 *
	 * @param Lead $lead Lead.
	 * @return LeadDetails
	 */
	public function whole( Lead $lead ): array {
		$origin = $lead->origin();
		$others = array_map( array( $this, 'row' ), $this->related_leads->of( $lead ) );
		return array_merge(
			$this->row( $lead ),
			array(
				'fields' => $this->lead_fields->of( $lead ),
				'files'  => $this->lead_files->of( $lead ),
				'page'   => $this->page( $origin->title(), $origin->url() ),
				'source' => BidiControls::without( $origin->source() ),
				'widget' => $this->lead_filters->name_widget( $origin->widget() ),
				'thread' => $this->lead_thread->of( $lead ),
				'others' => $others,
				'mail'   => $this->delivery_report->of_mails( $lead->id() ),
				'hook'   => $this->delivery_report->of_webhook( $lead->id() ),
				'answer' => $this->answer_draft->of( $lead ),
				'quote'  => $this->quote_response->of( $lead->id() ),
			)
		);
	}

	/**
	 * Returns the sender's name or, if it is missing, the email address, the phone number or the word “Message”.
	 *
	 * @param Lead $lead Lead.
	 * @return string
	 */
	public function name( Lead $lead ): string {
		foreach ( array( 'name', 'email', 'phone' ) as $field ) {
			$text = trim( BidiControls::without( $lead->text( $field ) ) );
			if ( '' !== $text ) {
				return $text;
			}
		}
		return __( 'Message', 'hadaya' );
	}

	/**
	 * Returns the start of the message and of the custom fields' answers, in one line.
	 *
	 * @param Lead $lead Lead.
	 * @return string
	 */
	public function excerpt( Lead $lead ): string {
		$all  = array_merge( array( $lead->text( 'message' ) ), array_column( $lead->fields(), 'value' ) );
		$text = trim( (string) preg_replace( '/\s+/u', ' ', BidiControls::without( implode( ' · ', array_filter( $all, 'strlen' ) ) ) ) );
		return mb_strlen( $text ) > self::EXCERPT ? mb_substr( $text, 0, self::EXCERPT ) . ' …' : $text;
	}

	/**
	 * Returns the page from which a lead was sent. Only a page of this site becomes a link, because any other URL is visitor input that nobody should
	 * follow by accident.
	 *
	 * @param string $title Title.
	 * @param string $url   URL.
	 * @return array{title: string, shown: string, url: string, host: string} `title`, `shown`, `url` (empty if the page is not on this site) and `host`
	 * (only for a page on another site).
	 */
	private function page( string $title, string $url ): array {
		$host   = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		$is_our = '' !== $host && strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) === $host;
		return array(
			'title' => BidiControls::without( $title ),
			'shown' => BidiControls::without( rawurldecode( $url ) ),
			'url'   => $is_our ? esc_url_raw( $url, array( 'http', 'https' ) ) : '',
			'host'  => $is_our ? '' : $host,
		);
	}
}
