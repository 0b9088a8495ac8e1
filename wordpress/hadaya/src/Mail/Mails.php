<?php
/**
 * Mails about leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

use Hadaya\Languages\Languages;
use Hadaya\Languages\LocaleSwitcher;
use Hadaya\Leads\Lead;
use Hadaya\Settings\Options;
use Hadaya\Widgets\FormDefaults;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the mail to the shop, by the owner's template or ours, and the automatic answer to the visitor.
 */
final class Mails {

	/**
	 * What a template may name in braces.
	 */
	const PLACES = array( 'name', 'email', 'phone', 'message', 'fields', 'page', 'link', 'site' );

	/**
	 * What an automatic answer may name: nothing that a stranger could use to send his own text to somebody else's address.
	 */
	const REPLY_PLACES = array( 'name', 'site' );

	/**
	 * The owner's settings.
	 *
	 * @var Options
	 */
	private Options $options;

	/**
	 * Sends a mail.
	 *
	 * @var Mailer
	 */
	private Mailer $mailer;

	/**
	 * Limit of automatic answers.
	 *
	 * @var ReplyLimit
	 */
	private ReplyLimit $limit;
	private ReplyLanguage $reply_language;
	private FormDefaults $form_defaults;
	private LeadPlaceholders $lead_placeholders;
	private MailThread $mail_thread;

	public function __construct(
		Options $options,
		Mailer $mailer,
		ReplyLimit $limit,
		ReplyLanguage $reply_language,
		FormDefaults $form_defaults,
		LeadPlaceholders $lead_placeholders,
		MailThread $mail_thread
	) {
		$this->reply_language    = $reply_language;
		$this->form_defaults     = $form_defaults;
		$this->lead_placeholders = $lead_placeholders;
		$this->mail_thread       = $mail_thread;
		$this->options           = $options;
		$this->mailer            = $mailer;
		$this->limit             = $limit;
	}

	/**
	 * What the owner's texts may name in braces, by their format.
	 *
	 * @return array[]
	 */
	public static function places(): array {
		return array(
			'template'      => self::PLACES,
			'template-long' => self::PLACES,
			'reply'         => self::REPLY_PLACES,
			'reply-long'    => self::REPLY_PLACES,
		);
	}

	/**
	 * The mails that a new lead wants: one to the shop, and an answer where the owner wants it and the visitor has an address
	 * that has had none today. It is made while the visitor waits, for only then the languages of the browser are known.
	 *
	 * @param Lead $lead Lead.
	 * @return MailPlan
	 */
	public function plan( Lead $lead ): MailPlan {
		$reply = $this->options->form()['reply'];
		$email = $lead->text( 'email' );
		if ( ! $reply['enabled'] || ! is_email( $email ) || ! $this->limit->take( $email ) ) {
			return new MailPlan( array( MailPlan::SHOP ) );
		}
		return new MailPlan( array( MailPlan::SHOP, MailPlan::REPLY ), $this->reply_language->wanted( $lead->origin()->to_array() ) );
	}

	/**
	 * Sends what is left of a lead's mails.
	 *
	 * @param Lead     $lead Lead.
	 * @param MailPlan $plan Its mails.
	 * @return string[] What went wrong, by mail; those that went out are not named.
	 */
	public function send( Lead $lead, MailPlan $plan ): array {
		$form     = $this->form_defaults->shown( $this->options, $lead->origin()->form() );
		$problems = array();
		foreach ( $plan->left() as $kind ) {
			$switcher          = MailPlan::SHOP === $kind
				? ( new LocaleSwitcher( self::language_of( Recipients::of( $lead, $form ) ) ) )->begin()
				: null;
			$mail              = MailPlan::SHOP === $kind
				? $this->to_shop( $lead, $form )
				: $this->to_visitor( $lead, $form['reply']['texts'], $plan->languages() );
			$problems[ $kind ] = array() === $mail ? '' : $this->mailer->send( $kind, $lead, $mail );
			if ( null !== $switcher ) {
				$switcher->end();
			}
		}
		return array_filter( $problems, 'strlen' );
	}

	/**
	 * The language of whoever reads the shop's mails: their own, where they work in WordPress and have chosen one, else the site's.
	 * The visitor's is the wrong one.
	 *
	 * @param string $mail_to Address of the owner's choice.
	 * @return string Locale.
	 */
	private static function language_of( string $mail_to ): string {
		$user   = get_user_by( 'email', '' === $mail_to ? (string) get_option( 'admin_email' ) : $mail_to );
		$locale = $user instanceof \WP_User ? (string) $user->get( 'locale' ) : '';
		return '' === $locale ? Languages::of_site() : $locale;
	}

	/**
	 * The mail to the shop. What was left empty is not told.
	 *
	 * @param Lead                 $lead Lead.
	 * @param array<string, mixed> $form Settings of the form.
	 * @return array{to: string|string[], subject: string, message: string, headers: string[], id?: string}
	 */
	private function to_shop( Lead $lead, array $form ): array {
		$values  = $this->lead_placeholders->of( $lead );
		$email   = $lead->text( 'email' );
		$to      = Recipients::of( $lead, $form );
		$subject = '' === $form['mail']['subject']
			/* translators: %s: name of the site. */
			? sprintf( __( '[%s] New message from the contact form', 'hadaya' ), $values['site'] )
			: self::fill( $form['mail']['subject'], $values );
		return array(
			'to'      => '' === $to ? get_option( 'admin_email' ) : $to,
			'subject' => self::line( $subject ),
			'message' => self::fill( '' === $form['mail']['body'] ? "{fields}\n\n{page}\n{link}" : $form['mail']['body'], $values ),
			'headers' => is_email( $email ) ? array( 'Reply-To: ' . $email ) : array(),
		);
	}

	/**
	 * The automatic answer in the visitor's language. Of the visitor's own words it has a first name at most: whoever wrote
	 * them may have written somebody else's address. Its header keeps other automatic answers from answering it.
	 *
	 * @param Lead     $lead      Lead.
	 * @param array[]  $texts     Texts by language.
	 * @param string[] $languages Languages, the most wanted first.
	 * @return array{}|array{to: string|string[], subject: string, message: string, headers: string[], id?: string} Empty where there is no text.
	 */
	private function to_visitor( Lead $lead, array $texts, array $languages ): array {
		$text = $this->reply_language->choose( $texts, $languages );
		if ( null === $text ) {
			return array();
		}
		$name   = FirstName::of( $lead->text( 'name' ) );
		$values = array(
			'name' => $name,
			'site' => $this->lead_placeholders->site(),
		);
		if ( '' === $name ) {
			$text = array_map( array( FirstName::class, 'take_out' ), $text );
		}
		return array(
			'to'      => $lead->text( 'email' ),
			'subject' => self::line( self::fill( $text['subject'], $values ) ),
			'message' => self::fill( $text['body'], $values ),
			'headers' => array( 'Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All' ),
			'id'      => $this->mail_thread->root( $lead->id() ),
		);
	}

	/**
	 * Fills a template, once: what a visitor wrote in braces stays as it is.
	 *
	 * @param string   $text   Template.
	 * @param string[] $values What the places stand for.
	 * @return string
	 */
	public static function fill( string $text, array $values ): string {
		$places = array();
		foreach ( $values as $name => $value ) {
			$places[ '{' . $name . '}' ] = $value;
		}
		return strtr( $text, $places );
	}

	/**
	 * A text in one line.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	private static function line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
