<?php
/**
 * A posted form on its way.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Http\RateLimit;
use Hadaya\Http\Request;
use Hadaya\Leads\Lead;

defined( 'ABSPATH' ) || exit;

/**
 * What the steps of the form's call know of a posted form: the request at first, and what each step finds out for the next ones.
 */
final class FormPost {

	public Request $request;

	/**
	 * Language in which the page was read; empty where the site has one only.
	 *
	 * @var string[]
	 */
	public array $language;

	/**
	 * Settings of the widget.
	 *
	 * @var array
	 */
	public array $widget = array();

	/**
	 * Settings of its form, in the language of the page.
	 *
	 * @var array
	 */
	public array $form = array();

	/**
	 * The same with texts in all their languages.
	 *
	 * @var array
	 */
	public array $whole_form = array();

	public RateLimit $limit;

	public Submission $submission;

	public FileStore $files;

	/**
	 * By what the same form is recognised when it is sent once more.
	 *
	 * @var string
	 */
	public string $key = '';

	/**
	 * Why the message is spam; empty when it is none.
	 *
	 * @var string
	 */
	public string $spam = '';

	/**
	 * What the shop's people should know of it.
	 *
	 * @var string[]
	 */
	public array $notes = array();

	public Lead $lead;

	public function __construct( Request $request, array $language ) {
		$this->request  = $request;
		$this->language = $language;
	}

	/**
	 * Refuses a message that counts as a try.
	 *
	 * @param FormAnswer $answer Answer.
	 * @return FormAnswer
	 */
	public function reject( FormAnswer $answer ): FormAnswer {
		$this->limit->reject();
		return $answer;
	}
}
