<?php
/**
 * The way of a posted form.
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
 * Takes a posted form through every step, in this order, until one has an answer.
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
			// Is it a form of this site, for a widget that has one?
			$authenticate,
			// Has the visitor sent too much, or too fast?
			$limit,
			// What does it say?
			$read,
			// Is it complete and right?
			$validate,
			// Is it here already, because its first answer never came?
			$recognise,
			// Has a person sent it, and is it spam?
			$spam,
			// Keeps it.
			$store,
			// Sets mails and the webhook on their way.
			$after,
		);
	}

	/**
	 * The answer to a posted form.
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
		return FormAnswer::thanks( $post->form, $post->files->words() );
	}
}
