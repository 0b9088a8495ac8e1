<?php
/**
 * Submitted lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Widgets\ContactForm;

defined( 'ABSPATH' ) || exit;

/**
 * A lead: the submitted fields and files, and the page they came from. The code that creates a lead validates and sanitises these values; the code
 * that prints them escapes them.
 *
 * @phpstan-type LeadField array{label: string, value: string}
 * @phpstan-type LeadFile array{label: string, name: string, stored: string, size: int}
 * @phpstan-import-type LeadOrigin from Origin
 */
final class Lead {

	private int $id       = 0;
	private string $state = Leads::FRESH;
	private int $time     = 0;

	/** @var string[] Built-in fields, by name. */
	private array $texts;

	/** @var list<LeadField> The owner's custom fields, each with `label` and `value`. */
	private array $fields;

	/** @var list<LeadFile> Stored files, each with `label`, `name`, `stored` and `size`. */
	private array $files;
	private ?string $newsletter = null;
	private Origin $origin;
	private string $key     = '';
	private bool $is_repeat = false;

	/**
	 * @param array<string, string> $texts  Built-in fields.
	 * @param list<LeadField>       $fields The owner's custom fields.
	 * @param list<LeadFile>        $files  Stored files.
	 * @param array<string, mixed>  $origin Origin of the lead.
	 */
	private function __construct( array $texts, array $fields, array $files, array $origin ) {
		$this->texts  = $texts;
		$this->fields = $fields;
		$this->files  = $files;
		$this->origin = new Origin( $origin );
	}

	/**
	 * Creates a lead for a new submission, without storing it.
	 *
	 * @param array<string, string> $texts  Built-in fields.
	 * @param list<LeadField>       $fields The owner's custom fields.
	 * @param list<LeadFile>        $files  Stored files.
	 * @param LeadOrigin            $origin Origin of the lead, see Origin.
	 * @param string                $key    Idempotency key of the submission.
	 */
	public static function from_submission( array $texts, array $fields, array $files, array $origin, string $key = '' ): self {
		$lead      = new self( $texts, $fields, $files, $origin );
		$lead->key = $key;
		return $lead;
	}

	/**
	 * Creates a lead from stored data; missing parts are empty.
	 *
	 * @param int    $id    Id.
	 * @param string $state State, such as `Leads::FRESH`.
	 * @param int    $time  Time of sending, in seconds since 1970.
	 * @param mixed  $kept  Stored data of the lead.
	 */
	public static function from_stored( int $id, string $state, int $time, $kept ): self {
		$kept        = is_array( $kept ) ? $kept : array();
		$part        = static fn ( string $name ): array => is_array( $kept[ $name ] ?? null ) ? $kept[ $name ] : array();
		$lead        = new self( $part( 'texts' ), $part( 'custom' ), $part( 'files' ), $part( 'origin' ) );
		$lead->id    = $id;
		$lead->state = $state;
		$lead->time  = $time;
		return $lead->with_newsletter( is_string( $kept['newsletter'] ?? null ) ? $kept['newsletter'] : null );
	}

	/**
	 * Sets the id under which the lead is stored; for a repeated submission, the id of the first lead.
	 *
	 * @param int  $id        Id.
	 * @param bool $is_repeat Whether the lead already existed.
	 */
	public function set_number( int $id, bool $is_repeat = false ): void {
		$this->id        = $id;
		$this->is_repeat = $is_repeat;
	}

	/**
	 * Returns a copy with another state, without changing the stored lead.
	 *
	 * @param string $state State, such as `Leads::FRESH`.
	 */
	public function with_state( string $state ): self {
		$lead        = clone $this;
		$lead->state = $state;
		return $lead;
	}

	/**
	 * Returns a copy with another submission time.
	 *
	 * @param int $time Seconds since 1970.
	 */
	public function with_time( int $time ): self {
		$lead       = clone $this;
		$lead->time = $time;
		return $lead;
	}

	/**
	 * Returns a copy with the visitor's answer to the newsletter opt-in.
	 *
	 * @param string|null $consent As returned by newsletter().
	 */
	public function with_newsletter( ?string $consent ): self {
		$lead             = clone $this;
		$lead->newsletter = $consent;
		return $lead;
	}

	/** Returns the text of the ticked newsletter checkbox; empty if not ticked, null if the form had none. */
	public function newsletter(): ?string {
		return $this->newsletter;
	}

	/** Returns the id; 0 if the lead is not stored. */
	public function id(): int {
		return $this->id;
	}

	public function state(): string {
		return $this->state;
	}

	/** Returns the submission time, in seconds since 1970; 0 means that the lead gets the time at which it is stored. */
	public function time(): int {
		return $this->time;
	}

	public function key(): string {
		return $this->key;
	}

	public function is_repeat(): bool {
		return $this->is_repeat;
	}

	/** @return array<string, string> */
	public function texts(): array {
		return $this->texts;
	}

	/** @return array{name: string, email: string, phone: string, message: string} The text of a field that was not in the form is empty. */
	public function all_texts(): array {
		return array_merge( array_fill_keys( ContactForm::FIELDS, '' ), $this->texts );
	}

	/**
	 * Returns a built-in field; empty if it was not in the form.
	 *
	 * @param string $name One of ContactForm::FIELDS.
	 */
	public function text( string $name ): string {
		return isset( $this->texts[ $name ] ) && is_string( $this->texts[ $name ] ) ? $this->texts[ $name ] : '';
	}

	/** @return list<LeadField> */
	public function fields(): array {
		return $this->fields;
	}

	/** @return list<LeadFile> */
	public function files(): array {
		return $this->files;
	}

	public function origin(): Origin {
		return $this->origin;
	}

	/** @return array{texts: array<string, string>, custom: list<LeadField>, files: list<LeadFile>, origin: array<string, mixed>, newsletter?: string} */
	public function kept(): array {
		return array(
			'texts'  => $this->texts,
			'custom' => $this->fields,
			'files'  => $this->files,
			'origin' => $this->origin->to_array(),
		) + ( null === $this->newsletter ? array() : array( 'newsletter' => $this->newsletter ) );
	}
}
