<?php
/**
 * Pipeline for a posted form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Form\Steps\After;
use Hadaya\Form\Steps\Authenticate;
use Hadaya\Form\Steps\Deduplicate;
use Hadaya\Form\Steps\Limit;
use Hadaya\Form\Steps\Read;
use Hadaya\Form\Steps\Spam;
use Hadaya\Form\Steps\Step;
use Hadaya\Form\Steps\Store;
use Hadaya\Form\Steps\Validate;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the steps on a posted form, in order, until one of them returns a response.
 */
final class FormSteps {

	/** @var Step[] */
	private array $steps;

	public function __construct(
		Authenticate $authenticate,
		Limit $limit,
		Read $read,
		Validate $validate,
		Deduplicate $recognise,
		Spam $spam,
		Store $store,
		After $after
	) {
		$this->steps = array(
			// Finds the widget's form, and verifies that this site issued the form's nonce.
			$authenticate,
			// Limits how many messages a visitor sends, and how fast.
			$limit,
			// Reads the message according to the stored form's fields.
			$read,
			// Checks that the form is complete and valid.
			$validate,
			// Detects a message that is already stored because its first response was lost.
			$recognise,
			// Checks that a person sent the form and that it is not spam.
			$spam,
			// Stores the message and its files.
			$store,
			// Queues the emails and the webhook.
			$after,
		);
	}

	/**
	 * Runs the steps until one of them returns a response. If none does, confirms the message.
	 *
	 * @param FormPost $post Posted form.
	 * @return FormAnswer
	 */
	public function take( FormPost $post ): FormAnswer {
		foreach ( $this->steps as $step ) {
			$answer = $step->take( $post );
			if ( null !== $answer ) {
				return $answer;
			}
		}
		return FormAnswer::thanks( $post->form, $post->files->message() );
	}
}
