<?php
/**
 * Posted form during processing.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Http\RateLimit;
use Hadaya\Http\Request;
use Hadaya\Leads\Lead;
use Hadaya\Widgets\ContactForm;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Data that all steps of a form request share: the request, and the results that each step adds for later steps.
 */
final class FormPost {

	public Request $request;

	/**
	 * Language of the page; empty on a site with one language.
	 *
	 * @var array{tag?: string, locale?: string, slug?: string, name?: string, dir?: string, is_added?: bool}
	 */
	public array $language;

	public Widget $widget;

	/** @var ContactForm The widget's form, in the page's language. */
	public ContactForm $form;

	/** @var ContactForm The same form with texts in all languages. */
	public ContactForm $whole_form;

	public RateLimit $limit;

	public Submission $submission;

	public FileStore $files;

	/**
	 * Key that identifies a resubmission of the same form.
	 *
	 * @var string
	 */
	public string $key = '';

	/**
	 * Reason why the message is spam; empty if it is not.
	 *
	 * @var string
	 */
	public string $spam = '';

	/**
	 * Notes for the shop, which are stored with the message.
	 *
	 * @var string[]
	 */
	public array $notes = array();

	public Lead $lead;

	/**
	 * @param Request                                                                                           $request  Request.
	 * @param array{tag?: string, locale?: string, slug?: string, name?: string, dir?: string, is_added?: bool} $language Language of the page; empty on a site with one language.
	 */
	public function __construct( Request $request, array $language ) {
		$this->request  = $request;
		$this->language = $language;
	}

	/**
	 * Counts a rejected message towards the visitor's limit, and returns the response unchanged.
	 *
	 * @param FormAnswer $answer Response.
	 * @return FormAnswer
	 */
	public function reject( FormAnswer $answer ): FormAnswer {
		$this->limit->reject();
		return $answer;
	}
}
