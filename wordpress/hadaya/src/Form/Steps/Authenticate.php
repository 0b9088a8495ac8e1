<?php
/**
 * Authentication of a form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Steps;

use Hadaya\Form\FormAnswer;
use Hadaya\Form\FormPost;
use Hadaya\Http\Request;
use Hadaya\Settings\Options;
use Hadaya\Widgets\ContactForm;
use Hadaya\Widgets\ContactWidgets;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the widget and its form, and rejects a form without a nonce that this site issued for the widget.
 */
final class Authenticate implements Step {

	private ContactWidgets $contact_widgets;
	private Options $options;

	public function __construct( ContactWidgets $contact_widgets, Options $options ) {
		$this->contact_widgets = $contact_widgets;
		$this->options         = $options;
	}

	public function take( FormPost $post ): ?FormAnswer {
		$widget = $this->contact_widgets->find( $post->request->text( 'widget', 4 ) );
		if ( null === $widget || ! $this->contact_widgets->has_form( $widget ) || ! self::is_genuine( $post->request, $widget ) ) {
			return FormAnswer::refusal( FormAnswer::INVALID );
		}
		$all = $this->options->complete( $this->options->stored() );

		$post->widget     = $widget;
		$post->form       = ContactForm::of( $this->options, $widget->id() );
		$post->whole_form = ContactForm::of_widget( $all['form'], $all['widgets'], $widget->id() );
		return null;
	}

	/**
	 * Checks whether the nonce was issued by this site for the widget.
	 *
	 * @param Request $request Request.
	 * @param Widget  $widget  Widget.
	 * @return bool
	 */
	private static function is_genuine( Request $request, Widget $widget ): bool {
		return false !== wp_verify_nonce( $request->word( 'nonce' ), Widget::NONCE_ACTION . $widget->suffix() );
	}
}
