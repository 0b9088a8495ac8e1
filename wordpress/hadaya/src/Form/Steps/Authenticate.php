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
use Hadaya\Widgets\CalledWidget;
use Hadaya\Widgets\ContactForm;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the widget and its form, and rejects a form without a nonce of this site for it.
 *
 * @phpstan-import-type WidgetSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
final class Authenticate implements Step {

	private Widget $widget;
	private CalledWidget $called_widget;
	private Options $options;

	public function __construct( Widget $widget, CalledWidget $called_widget, Options $options ) {
		$this->widget        = $widget;
		$this->called_widget = $called_widget;
		$this->options       = $options;
	}

	/**
	 * Processes a posted form.
	 *
	 * @param FormPost $post Posted form.
	 * @return FormAnswer|null
	 */
	public function take( FormPost $post ): ?FormAnswer {
		$widget = $this->called_widget->find( $post->request->text( 'widget', 4 ) );
		if ( null === $widget || ! $this->widget->has_form( $widget ) || ! self::is_genuine( $post->request, $widget ) ) {
			return FormAnswer::refusal( FormAnswer::INVALID );
		}
		$all = $this->options->complete( $this->options->stored() );

		$post->widget     = $widget;
		$post->form       = ContactForm::of( $this->options, $widget['id'] );
		$post->whole_form = ContactForm::of_widget( $all['form'], $all['widgets'], $widget['id'] );
		return null;
	}

	/**
	 * Checks whether the nonce was issued by this site for the widget.
	 *
	 * @param Request        $request Request.
	 * @param WidgetSettings $widget  Settings of the widget.
	 * @return bool
	 */
	private static function is_genuine( Request $request, array $widget ): bool {
		return false !== wp_verify_nonce( $request->word( 'nonce' ), Widget::NONCE_ACTION . Widget::index( $widget ) );
	}
}
