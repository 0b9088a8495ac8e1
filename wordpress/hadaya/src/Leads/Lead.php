<?php
/**
 * What a visitor has sent.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Widgets\FormDefaults;

defined( 'ABSPATH' ) || exit;

/**
 * A lead: the fields that a visitor has filled in, the files beside them, and where all that was written. What it is made of
 * is checked and cleaned by whoever makes it; it is escaped where it is shown.
 */
final class Lead {

	private int $id       = 0;
	private string $state = LeadStates::FRESH;
	private int $time     = 0;

	/** @var string[] Fields that every form knows, by name. */
	private array $texts;

	/** @var array[] The owner's own fields, each with `label` and `value`. */
	private array $fields;

	/** @var array[] Kept files, each with `label`, `name`, `stored` and `size`. */
	private array $files;
	private ?string $newsletter = null;
	private Origin $origin;
	private string $key     = '';
	private bool $is_repeat = false;

	/**
	 * Remembers its parts.
	 *
	 * @param string[]             $texts  Fields that every form knows.
	 * @param array[]              $fields The owner's own fields.
	 * @param array[]              $files  Kept files.
	 * @param array<string, mixed> $origin Where it was written.
	 */
	private function __construct( array $texts, array $fields, array $files, array $origin ) {
		$this->texts  = $texts;
		$this->fields = $fields;
		$this->files  = $files;
		$this->origin = new Origin( $origin );
	}

	/**
	 * A lead of what was sent just now. It is kept by `save()`.
	 *
	 * @param string[]             $texts  Fields that every form knows.
	 * @param array[]              $fields The owner's own fields.
	 * @param array[]              $files  Kept files.
	 * @param array<string, mixed> $origin Where it was written, see Origin.
	 * @param string               $key    Key of the sending.
	 * @return self
	 */
	public static function from_submission( array $texts, array $fields, array $files, array $origin, string $key = '' ): self {
		$lead      = new self( $texts, $fields, $files, $origin );
		$lead->key = $key;
		return $lead;
	}

	/**
	 * A lead as the database has it, with every part present.
	 *
	 * @param int    $id    Number.
	 * @param string $state State.
	 * @param int    $time  When it was sent, in seconds since 1970.
	 * @param mixed  $kept  What is kept of it.
	 * @return self
	 */
	public static function from_stored( int $id, string $state, int $time, $kept ): self {
		$part        = static function ( string $name ) use ( $kept ): array {
			return is_array( $kept ) && isset( $kept[ $name ] ) && is_array( $kept[ $name ] ) ? $kept[ $name ] : array();
		};
		$lead        = new self( $part( 'texts' ), $part( 'custom' ), $part( 'files' ), $part( 'origin' ) );
		$lead->id    = $id;
		$lead->state = $state;
		$lead->time  = $time;
		return $lead->with_newsletter(
			is_array( $kept ) && isset( $kept['newsletter'] ) && is_string( $kept['newsletter'] ) ? $kept['newsletter'] : null
		);
	}

	/**
	 * Takes the number that the database has given it.
	 *
	 * @param int  $id        Number.
	 * @param bool $is_repeat Whether it was there already.
	 */
	public function set_number( int $id, bool $is_repeat = false ): void {
		$this->id        = $id;
		$this->is_repeat = $is_repeat;
	}

	/**
	 * The same in another state.
	 *
	 * @param string $state State.
	 * @return self
	 */
	public function with_state( string $state ): self {
		$lead        = clone $this;
		$lead->state = $state;
		return $lead;
	}

	/**
	 * The same of another time.
	 *
	 * @param int $time Seconds since 1970.
	 * @return self
	 */
	public function with_time( int $time ): self {
		$lead       = clone $this;
		$lead->time = $time;
		return $lead;
	}

	/**
	 * The same with an answer to the newsletter.
	 *
	 * @param string|null $words As newsletter() tells it.
	 * @return self
	 */
	public function with_newsletter( ?string $words ): self {
		$lead             = clone $this;
		$lead->newsletter = $words;
		return $lead;
	}

	/** Words of the newsletter that were ticked; empty where the box was left, null where nobody asked. */
	public function newsletter(): ?string {
		return $this->newsletter;
	}

	/** Number, 0 as long as it is not kept. */
	public function id(): int {
		return $this->id;
	}

	public function state(): string {
		return $this->state;
	}

	/** When it was sent, in seconds since 1970; 0 for now. */
	public function time(): int {
		return $this->time;
	}

	public function key(): string {
		return $this->key;
	}

	public function is_repeat(): bool {
		return $this->is_repeat;
	}

	public function texts(): array {
		return $this->texts;
	}

	/** The same, those that were not asked for empty. */
	public function all_texts(): array {
		return array_merge( array_fill_keys( FormDefaults::FIELDS, '' ), $this->texts );
	}

	/**
	 * One of the fields that every form knows, empty where it was not asked for.
	 *
	 * @param string $name One of FormDefaults::FIELDS.
	 * @return string
	 */
	public function text( string $name ): string {
		return isset( $this->texts[ $name ] ) && is_string( $this->texts[ $name ] ) ? $this->texts[ $name ] : '';
	}

	public function fields(): array {
		return $this->fields;
	}

	public function files(): array {
		return $this->files;
	}

	public function origin(): Origin {
		return $this->origin;
	}

	/** What is kept of it. */
	public function kept(): array {
		return array(
			'texts'  => $this->texts,
			'custom' => $this->fields,
			'files'  => $this->files,
			'origin' => $this->origin->to_array(),
		) + ( null === $this->newsletter ? array() : array( 'newsletter' => $this->newsletter ) );
	}
}
