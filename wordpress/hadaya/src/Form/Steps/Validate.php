<?php
/**
 * Validation of a form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Steps;

use Hadaya\Form\Fields\FieldError;
use Hadaya\Form\FormAnswer;
use Hadaya\Form\FormPost;
use Hadaya\Widgets\Consent;

defined( 'ABSPATH' ) || exit;

/**
 * Rejects a message with errors and reports the fields that contain them.
 */
final class Validate implements Step {

	private Consent $consent;

	public function __construct( Consent $consent ) {
		$this->consent = $consent;
	}

	public function take( FormPost $post ): ?FormAnswer {
		$errors = array_merge(
			array_map( static fn ( FieldError $error ): array => $error->answer(), $post->submission->errors() ),
			$this->consent->errors( $post->whole_form, $post->submission->custom() ),
			$post->files->errors( $post->submission->files() )
		);
		return array() === $errors ? null : $post->reject( FormAnswer::corrections( $errors ) );
	}
}
