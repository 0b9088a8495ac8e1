<?php
/**
 * What a form says.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Steps;

use Hadaya\Form\Fields\FormFields;
use Hadaya\Form\FileStore;
use Hadaya\Form\FormAnswer;
use Hadaya\Form\FormPost;
use Hadaya\Form\Submission;
use Hadaya\Http\Attribution;
use Hadaya\Languages\Languages;
use Hadaya\Widgets\Consent;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the message by the fields of the stored form.
 */
final class Read implements Step {

	private Languages $languages;

	public function __construct( Languages $languages ) {
		$this->languages = $languages;
	}

	/**
	 * Takes a posted form.
	 *
	 * @param FormPost $post Posted form.
	 * @return FormAnswer|null
	 */
	public function take( FormPost $post ): ?FormAnswer {
		$form   = $post->whole_form;
		$origin = Attribution::origin( $post->request, $post->widget['name'] ) + array(
			'form'     => $post->widget['own_form'] ? $post->widget['id'] : '',
			'language' => array() === $post->language ? $this->languages->main() : $post->language['tag'],
		);

		$fields = FormFields::of( $form );
		$offers = Consent::good( $form, 'newsletter' );

		$post->submission = Submission::from_request( $post->request, $fields, Consent::good( $form ), $origin, $offers );
		$post->files      = new FileStore( $fields );
		$post->notes      = $post->submission->notes();
		return null;
	}
}
