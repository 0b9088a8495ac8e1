<?php
/**
 * Storage of a message's files.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Form\Fields\FormFields;
use Hadaya\Http\RateLimit;
use Hadaya\Uploads\UploadQuota;
use Hadaya\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Validates a message's files, stores them, and records failures so that the visitor and the shop can be informed.
 *
 * @phpstan-import-type LeadFile from \Hadaya\Leads\Lead
 * @phpstan-import-type PostedFile from Uploads
 * @phpstan-import-type FieldProblem from FormAnswer
 */
final class FileStore {

	/**
	 * Maximum number of file names in one report.
	 */
	const MOST_NAMES = 5;

	private FormFields $fields;
	private Uploads $uploads;

	/** @var list<LeadFile> */
	private array $kept = array();

	/** @var string[] */
	private array $failed = array();

	public function __construct( Uploads $uploads, FormFields $fields ) {
		$this->uploads = $uploads;
		$this->fields  = $fields;
	}

	/**
	 * Returns file errors by field. If there is no space, asks the visitor to send the form without files, unless the form requires a file.
	 *
	 * @param list<PostedFile> $files Files of the message.
	 * @return list<FieldProblem>
	 */
	public function errors( array $files ): array {
		$errors = $this->uploads->errors( $files );
		if ( array() !== $errors || array() === $files || $this->needs_file() || $this->has_room( $files ) ) {
			return $errors;
		}
		return array(
			array(
				'field'   => 'chaty-field-file',
				'index'   => $files[0]['index'],
				'message' => __( 'File storage is full. Please send your message without files, or send the files another way.', 'hadaya' ),
			),
		);
	}

	/**
	 * Stores a message's files and collects the names of those that could not be stored. Stores none if the folder lacks space or the visitor's limit
	 * is exceeded.
	 *
	 * @param Submission $submission Message.
	 * @param RateLimit  $limit      Limits for the message's visitor.
	 */
	public function keep( Submission $submission, RateLimit $limit ): void {
		$files        = $submission->files();
		$this->failed = $submission->strange_files();
		$may          = array() === $files || ( $this->has_room( $files ) && $limit->take_files( array_sum( array_column( $files, 'size' ) ) ) );
		foreach ( $files as $file ) {
			$kept = $may ? $this->uploads->keep( $file ) : null;
			if ( null === $kept ) {
				$this->failed[] = $this->uploads->name( $file );
			} else {
				$this->kept[] = $kept;
			}
		}
	}

	/** @return list<LeadFile> */
	public function kept(): array {
		return $this->kept;
	}

	/**
	 * Returns the message for the visitor; empty if all files were stored.
	 *
	 * @return string
	 */
	public function message(): string {
		return array() === $this->failed
			? ''
			: sprintf(
				/* translators: %s: names of files. */
				__( 'Your message has arrived, but these files could not be saved: %s. Please send them another way.', 'hadaya' ),
				$this->names()
			);
	}

	/**
	 * Returns a note for the shop that lists the files that were not stored; empty if all were stored.
	 *
	 * @return string[]
	 */
	public function notes(): array {
		return array() === $this->failed
			? array()
			/* translators: %s: names of files. */
			: array( sprintf( __( 'These files could not be saved: %s. The visitor was informed.', 'hadaya' ), $this->names() ) );
	}

	/**
	 * Returns the names of the files that were not stored, separated by commas, up to `MOST_NAMES`.
	 *
	 * @return string
	 */
	private function names(): string {
		$names = array_slice( array_filter( $this->failed, 'strlen' ), 0, self::MOST_NAMES );
		return implode( ', ', $names ) . ( count( $this->failed ) > count( $names ) ? ' …' : '' );
	}

	/**
	 * Checks whether the form requires a file.
	 *
	 * @return bool
	 */
	private function needs_file(): bool {
		foreach ( $this->fields->all() as $field ) {
			if ( 'file' === $field->kind && $field->is_required ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Checks whether the upload folder has space for all files together; true if the folder could not be created.
	 *
	 * @param list<PostedFile> $files Files.
	 * @return bool
	 */
	private function has_room( array $files ): bool {
		$folder = $this->uploads->folder();
		return null === $folder || ( new UploadQuota( $folder ) )->has_room_for( array_sum( array_column( $files, 'size' ) ) );
	}
}
