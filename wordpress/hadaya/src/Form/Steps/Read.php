<?php
/**
 * Content of a form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Steps;

use Hadaya\Form\Fields\FormFields;
use Hadaya\Form\FileStore;
use Hadaya\Form\FormAnswer;
use Hadaya\Form\FormPost;
use Hadaya\Form\SubmissionReader;
use Hadaya\Http\Attribution;
use Hadaya\Languages\Languages;
use Hadaya\Uploads\Uploads;
use Hadaya\Widgets\Consent;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the posted message according to the fields of the stored form.
 */
final class Read implements Step {

	private Languages $languages;
	private Attribution $attribution;
	private Consent $consent;
	private Uploads $uploads;

	public function __construct(
		Languages $languages,
		Attribution $attribution,
		Consent $consent,
		Uploads $uploads
	) {
		$this->attribution = $attribution;
		$this->consent     = $consent;
		$this->uploads     = $uploads;
		$this->languages   = $languages;
	}

	public function take( FormPost $post ): ?FormAnswer {
		$form   = $post->whole_form;
		$origin = $this->attribution->origin( $post->request, $post->widget->name() ) + array(
			'form'     => $post->widget->has_own_form() ? $post->widget->id() : '',
			'language' => array() === $post->language ? $this->languages->main() : $post->language['tag'],
		);

		$fields = FormFields::of( $form, $this->languages->main() );
		$offers = $this->consent->good( $form, 'newsletter' );

		$reader           = new SubmissionReader(
			$this->languages,
			$this->consent,
			$post->request,
			$fields,
			$this->consent->good( $form ),
			$offers
		);
		$post->submission = $reader->read( $origin );
		$post->files      = new FileStore( $this->uploads, $fields );
		$post->notes      = $post->submission->notes();
		return null;
	}
}
