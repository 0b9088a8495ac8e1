<?php
/**
 * A step in the form's pipeline.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Steps;

use Hadaya\Form\FormAnswer;
use Hadaya\Form\FormPost;

defined( 'ABSPATH' ) || exit;

/**
 * Examines a posted form and adds its findings. Sends nothing and never ends the request.
 */
interface Step {

	/**
	 * Processes a posted form, and returns a response if processing has to stop.
	 *
	 * @param FormPost $post Posted form.
	 * @return FormAnswer|null A response that stops processing; null to continue with the next step.
	 */
	public function take( FormPost $post ): ?FormAnswer;
}
