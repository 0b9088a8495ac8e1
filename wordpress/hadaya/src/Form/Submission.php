<?php
/**
 * Submitted form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Form\Fields\FieldError;
use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * A visitor's submission, labelled and ordered like the stored form, with the errors in it and notes for the shop.
 *
 * @phpstan-import-type LeadField from \Hadaya\Leads\Lead
 * @phpstan-import-type LeadOrigin from \Hadaya\Leads\Origin
 * @phpstan-import-type PostedFile from \Hadaya\Uploads\Uploads
 */
final class Submission {

	/**
	 * Maximum length of one text, in characters.
	 */
	const MAX_TEXT = Texts::LONGEST;

	/**
	 * Maximum number of fields in a form.
	 */
	const MAX_FIELDS = 40;

	/** @var string[] */
	private array $texts;

	/** @var list<LeadField> */
	private array $custom;

	/** @var list<PostedFile> */
	private array $files;

	/**
	 * Page, widget, traffic source and device from which the submission was sent.
	 *
	 * @var LeadOrigin
	 */
	private array $origin;

	/** @var FieldError[] */
	private array $errors;

	/** @var string[] */
	private array $notes;

	/** @var string[] */
	private array $strange_files;

	/**
	 * Text of the ticked newsletter box; empty if not ticked, null if the page had no such box.
	 *
	 * @var string|null
	 */
	private ?string $newsletter;

	/**
	 * Creates a submission from its parts, as SubmissionReader reads them.
	 *
	 * @param array{texts: array<string, string>, custom: list<LeadField>, files: list<PostedFile>, strange_files: string[], origin: LeadOrigin, errors: FieldError[], notes: string[], newsletter: string|null} $parts Parts by name.
	 */
	public function __construct( array $parts ) {
		$this->texts         = $parts['texts'];
		$this->custom        = $parts['custom'];
		$this->files         = $parts['files'];
		$this->origin        = $parts['origin'];
		$this->errors        = $parts['errors'];
		$this->notes         = $parts['notes'];
		$this->strange_files = $parts['strange_files'];
		$this->newsletter    = $parts['newsletter'];
	}

	/**
	 * Returns the text of the ticked newsletter box; empty if not ticked, null if the page had no such box.
	 *
	 * @return string|null
	 */
	public function newsletter(): ?string {
		return $this->newsletter;
	}

	/** @return string[] */
	public function texts(): array {
		return $this->texts;
	}

	/** @return list<LeadField> */
	public function custom(): array {
		return $this->custom;
	}

	/** @return list<PostedFile> */
	public function files(): array {
		return $this->files;
	}

	/** @return string[] */
	public function strange_files(): array {
		return $this->strange_files;
	}

	/** @return LeadOrigin */
	public function origin(): array {
		return $this->origin;
	}

	/** @return FieldError[] */
	public function errors(): array {
		return $this->errors;
	}

	/** @return string[] */
	public function notes(): array {
		return $this->notes;
	}
}
