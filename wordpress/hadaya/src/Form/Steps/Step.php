<?php
/**
 * A step of the form's call.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Steps;

use Hadaya\Form\FormAnswer;
use Hadaya\Form\FormPost;

defined( 'ABSPATH' ) || exit;

/**
 * Looks at a posted form and adds to it what it finds out. It sends nothing and ends nothing.
 */
interface Step {

	/**
	 * Takes a posted form.
	 *
	 * @param FormPost $post Posted form.
	 * @return FormAnswer|null An answer when the form goes no further, null when the next step takes it.
	 */
	public function take( FormPost $post ): ?FormAnswer;
}
