<?php
/**
 * AJAX endpoint of the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Http\Request;
use Hadaya\Languages\Languages;
use Hadaya\Languages\LocaleSwitcher;
use Hadaya\Widgets\ContactWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Processes the contact widget's form on sites without another contact plugin, with the same action, fields and responses as the replaced plugin.
 */
final class FormEndpoint {

	/**
	 * AJAX action, named as in the replaced plugin.
	 */
	const ACTION = 'chaty_front_form_save_data';

	private ContactWidgets $contact_widgets;

	private Languages $languages;

	private FormSteps $steps;

	public function __construct( ContactWidgets $contact_widgets, Languages $languages, FormSteps $steps ) {
		$this->contact_widgets = $contact_widgets;
		$this->languages       = $languages;
		$this->steps           = $steps;
	}

	/**
	 * Registers the action for visitors and logged-in users.
	 */
	public function register_action(): void {
		if ( ! $this->contact_widgets->is_active() ) {
			return;
		}
		add_action( 'wp_ajax_' . self::ACTION, array( $this, 'answer' ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, array( $this, 'answer' ) );
	}

	/**
	 * Runs all steps on the posted form, sends the response and ends the request.
	 */
	public function answer(): void {
		nocache_headers();
		$language = $this->languages->asked();
		if ( array() !== $language ) {
			( new LocaleSwitcher( $language['locale'] ) )->begin();
		}
		$this->steps->take( new FormPost( Request::current(), $language ) )->send();
	}
}
