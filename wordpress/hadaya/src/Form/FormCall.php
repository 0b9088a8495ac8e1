<?php
/**
 * The contact form's call.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Form\Fields\FormFields;
use Hadaya\Http\RateLimit;
use Hadaya\Http\Request;
use Hadaya\Http\Source;
use Hadaya\Http\Visitor;
use Hadaya\Languages\Languages;
use Hadaya\Languages\Speech;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadNotes;
use Hadaya\Leads\LeadRepository;
use Hadaya\Leads\LeadStates;
use Hadaya\Leads\SendingKey;
use Hadaya\Settings\Options;
use Hadaya\Spam\Captcha;
use Hadaya\Spam\CaptchaAnswer;
use Hadaya\Spam\SpamCheck;
use Hadaya\Widgets\Consent;
use Hadaya\Widgets\FormDefaults;
use Hadaya\Widgets\FormStamp;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Answers the contact widget's form on sites without a contact plugin: same action, same fields, same answers.
 * Every answer has status 200, because the widget reads success and failure out of the object; only too many messages
 * have the status that says so.
 */
final class FormCall {

	/**
	 * Name of the ajax action.
	 */
	const ACTION = 'chaty_front_form_save_data';

	private Widget $widget;

	private LeadDelivery $delivery;

	private Languages $languages;

	private Options $options;

	public function __construct( Widget $widget, LeadDelivery $delivery, Languages $languages, Options $options ) {
		$this->widget    = $widget;
		$this->delivery  = $delivery;
		$this->languages = $languages;
		$this->options   = $options;
	}

	/**
	 * Registers the action for visitors and logged-in users.
	 */
	public function register_action(): void {
		if ( ! $this->widget->is_active() ) {
			return;
		}
		add_action( 'wp_ajax_' . self::ACTION, array( $this, 'answer' ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, array( $this, 'answer' ) );
	}

	/**
	 * Checks, keeps and answers one message.
	 */
	public function answer(): void {
		nocache_headers();
		$request  = Request::current();
		$language = $this->languages->asked();
		if ( array() !== $language ) {
			new Speech( $language['locale'] );
		}
		$widget = $this->widget->find( $request->text( 'widget', 4 ) );
		if ( null === $widget || ! $this->widget->has_form( $widget ) || ! self::is_genuine( $request, $widget ) ) {
			FormAnswer::refuse( FormAnswer::INVALID );
		}
		$form  = $this->widget->form( $widget );
		$whole = $this->whole_form( $widget['id'] );
		Visitor::introduce();
		$limit = RateLimit::of_visitor();
		$this->demand_patience( $limit->wait() );
		$this->judge_stamp( $request, $limit );
		$fields     = FormFields::of( $whole );
		$submission = Submission::from_request( $request, $fields, Consent::good( $whole ), Source::origin( $request, $widget['name'] ) + array( 'form' => $widget['own_form'] ? $widget['id'] : '' ) + array( 'language' => array() === $language ? $this->languages->main() : $language['tag'] ), Consent::good( $whole, 'newsletter' ) );
		$keeper     = new FileKeeper( $fields );
		$errors     = array_merge( self::answers( $submission->errors() ), Consent::errors( $whole, $submission->custom() ), $keeper->errors( $submission->files() ) );
		$this->demand_corrections( $errors, $limit );
		// The same form once more, because its first answer never came: the answer is the same, and nothing happens twice.
		$key = SendingKey::make( $request->word( 'form_key' ), $submission->texts(), array_merge( $submission->custom(), array_filter( array( $submission->newsletter() ) ) ), $submission->files() );
		if ( 0 !== ( new LeadRepository() )->find_by_key( $key ) ) {
			FormAnswer::thank( $form );
		}
		$notes = array_merge( $submission->notes(), $this->judge_captcha( $form['captcha'], $request, $limit ) );
		$this->demand_patience( $limit->accept() );
		$spam = self::judge_spam( $form['captcha'], $submission, $request );
		$keeper->keep( $submission, $limit );
		$lead = Lead::from_submission( $submission->texts(), $submission->custom(), $keeper->kept(), $submission->origin(), $key )->with_newsletter( $submission->newsletter() );
		if ( '' !== $spam ) {
			$lead = $lead->with_state( LeadStates::SPAM );
		}
		if ( ! ( new LeadRepository() )->save( $lead, self::notes( array_merge( array_filter( array( $spam ) ), $notes, $keeper->notes() ) ) ) ) {
			FormAnswer::refuse( __( 'Your message could not be stored. Please try again or use another channel.', 'hadaya' ) );
		}
		$this->delivery->take( $lead );
		FormAnswer::thank( $form, $keeper->words() );
	}

	/**
	 * The form of a widget with its texts in all their languages.
	 *
	 * @param int $id Number of the widget.
	 * @return array
	 */
	private function whole_form( int $id ): array {
		$all   = Options::complete( $this->options->stored() );
		$found = array_values( wp_list_filter( $all['widgets'], array( 'id' => $id ) ) );
		return FormDefaults::of_widget( $all['form'], $found[0] ?? array() );
	}

	/**
	 * Whether the nonce is one of this site for the widget.
	 *
	 * @param Request $request Request.
	 * @param array   $widget  Settings of the widget.
	 * @return bool
	 */
	private static function is_genuine( Request $request, array $widget ): bool {
		return false !== wp_verify_nonce( $request->word( 'nonce' ), Widget::NONCE_ACTION . Widget::index( $widget ) );
	}

	/**
	 * Refuses whoever has to wait.
	 *
	 * @param int $seconds Seconds to wait; 0 for nobody.
	 */
	private function demand_patience( int $seconds ): void {
		if ( $seconds > 0 ) {
			header( 'Retry-After: ' . $seconds );
			FormAnswer::refuse( __( 'Too many messages were sent from your connection. Please try again in ten minutes.', 'hadaya' ), 429 );
		}
	}

	/**
	 * Refuses a message with mistakes, and says at which fields.
	 *
	 * @param array[]   $errors Mistakes as the contact widget reads them.
	 * @param RateLimit $limit  Limits of the visitor.
	 */
	private function demand_corrections( array $errors, RateLimit $limit ): void {
		if ( array() !== $errors ) {
			$limit->reject();
			FormAnswer::correct( $errors );
		}
	}

	/**
	 * Refuses what was sent faster than people write, or with a stamp that is none of this site or too old: the widget fetches a
	 * fresh one and sends again.
	 *
	 * @param Request   $request Request.
	 * @param RateLimit $limit   Limits of the visitor.
	 */
	private function judge_stamp( Request $request, RateLimit $limit ): void {
		$stamp = FormStamp::of_site()->judge( $request->text( 'stamp', 20 ) );
		if ( FormStamp::BAD === $stamp || FormStamp::EARLY === $stamp ) {
			$limit->reject();
			FormAnswer::refuse( FormStamp::BAD === $stamp ? FormAnswer::INVALID : __( 'That was faster than anybody writes. Please press “Send” once more.', 'hadaya' ) );
		}
	}

	/**
	 * Refuses whoever does not pass the spam check of the owner's choice.
	 *
	 * @param array     $captcha Settings of the check.
	 * @param Request   $request Request.
	 * @param RateLimit $limit   Limits of the visitor.
	 * @return string[] What the shop's people should know of the check.
	 */
	private function judge_captcha( array $captcha, Request $request, RateLimit $limit ): array {
		$verdict = Captcha::judge( $captcha, $request );
		if ( CaptchaAnswer::PASSED === $verdict ) {
			return array();
		}
		if ( CaptchaAnswer::FAILED === $verdict ) {
			$limit->reject();
			FormAnswer::refuse( __( 'The spam check was not passed. Please try again.', 'hadaya' ) );
		}
		if ( 'closed' === $captcha['when_down'] ) {
			$limit->reject();
			FormAnswer::refuse( __( 'The spam check does not answer just now, and nothing is sent without it. Please try again later or use another channel.', 'hadaya' ) );
		}
		return array( __( 'This message came without the spam check: its service did not answer, or refused the secret key.', 'hadaya' ) );
	}

	/**
	 * What the shop's people should know, as a note of the lead.
	 *
	 * @param string[] $texts Texts.
	 * @return string[] Meta value by key.
	 */
	private static function notes( array $texts ): array {
		return array() === $texts ? array() : array( LeadNotes::META => LeadNotes::encode( implode( "\n\n", $texts ), 0 ) );
	}

	/**
	 * Mistakes as the contact widget reads them.
	 *
	 * @param Fields\FieldError[] $errors Mistakes.
	 * @return array[]
	 */
	private static function answers( array $errors ): array {
		return array_map(
			static function ( $error ) {
				return $error->answer();
			},
			$errors
		);
	}

	/**
	 * Why the message is spam; an empty text when it is none.
	 *
	 * @param array      $captcha    Settings of the spam check.
	 * @param Submission $submission Message.
	 * @param Request    $request    Its request.
	 * @return string
	 */
	private static function judge_spam( array $captcha, Submission $submission, Request $request ): string {
		$check  = new SpamCheck( FormStamp::of_site(), ! empty( $captcha['akismet'] ) );
		$reason = $check->reason( $request, $submission->texts(), $submission->custom(), (string) $submission->origin()['ref_url'] );
		/**
		 * Why a message is kept as spam. The owner reads it as a note on the message.
		 *
		 * @since 1.0.0
		 *
		 * @param string     $reason     Why; an empty text for a message that is no spam.
		 * @param Submission $submission Message.
		 */
		return (string) apply_filters( 'hadaya_spam_verdict', $reason, $submission );
	}
}
