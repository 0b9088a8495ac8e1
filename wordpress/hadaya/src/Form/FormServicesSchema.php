<?php
/**
 * What the contact form does beyond keeping a message.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Languages\LanguageTag;
use Hadaya\Mail\Mails;
use Hadaya\Settings\Schema\Schema;
use Hadaya\Spam\Captcha;
use Hadaya\Webhook\WebhookSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes consent, spam check, mails and the way to another system.
 */
final class FormServicesSchema {

	private Schema $schema;
	private WebhookSchema $webhook_schema;

	public function __construct( Schema $schema, WebhookSchema $webhook_schema ) {
		$this->schema         = $schema;
		$this->webhook_schema = $webhook_schema;
	}

	/**
	 * Every group by name, in the order in which the owner meets them.
	 *
	 * @return array[]
	 */
	public function fields(): array {
		return array(
			'consent'    => $this->consent(),
			'newsletter' => $this->newsletter(),
			'captcha'    => $this->captcha(),
			'mail'       => $this->mail(),
			'reply'      => $this->reply(),
			'webhook'    => $this->webhook_schema->group(),
		);
	}

	/**
	 * The visitor's consent.
	 *
	 * @return array
	 */
	private function consent(): array {
		return Schema::switched(
			__( 'Consent', 'hadaya' ),
			__( 'Send only with the visitor’s consent', 'hadaya' ),
			array(
				'text'  => $this->schema->text( __( 'What the visitor agrees to', 'hadaya' ), 'required-long' ),
				'page'  => $this->schema->text( __( 'Page with your privacy policy (empty: no link)', 'hadaya' ), 'uri' ),
				'label' => $this->schema->text(
					__( 'Name of the consent', 'hadaya' ),
					'required',
					__( 'Stands beside the answer in your messages.', 'hadaya' )
				),
				'agree' => $this->schema->text(
					__( 'Words of the consent', 'hadaya' ),
					'required',
					__( 'They stand beside a box that the visitor ticks before sending, and are kept with the message.', 'hadaya' )
				),
			)
		);
	}

	/**
	 * Whether the visitor wants the newsletter.
	 *
	 * @return array
	 */
	private function newsletter(): array {
		return Schema::switched(
			__( 'Newsletter', 'hadaya' ),
			__( 'Ask whether the visitor wants your newsletter, in a box of its own', 'hadaya' ),
			array(
				'label' => $this->schema->text(
					__( 'Name of the box', 'hadaya' ),
					'required',
					__( 'Stands beside the answer in your messages.', 'hadaya' )
				),
				'agree' => $this->schema->text(
					__( 'Words beside the box', 'hadaya' ),
					'required',
					__(
						'The box is empty at first and may stay so; the message comes all the same. Whoever ticks it goes to Mailchimp or Brevo, where you have set that up under “Webhook and newsletter”, and nobody else does from then on.', // phpcs:ignore Generic.Files.LineLength -- One text.
						'hadaya'
					)
				),
			)
		);
	}

	/**
	 * The spam check.
	 *
	 * @return array
	 */
	private function captcha(): array {
		$kinds = array_keys( Captcha::SERVICES );
		return Schema::group(
			array(
				'kind'       => Schema::choice(
					__( 'Check of visitors', 'hadaya' ),
					array(
						'none'      => __( '(none)', 'hadaya' ),
						'v2'        => __( 'Google reCAPTCHA, version 2: visitors tick a box', 'hadaya' ),
						'v3'        => __( 'Google reCAPTCHA, version 3: nothing to do for visitors', 'hadaya' ),
						'turnstile' => __( 'Cloudflare Turnstile', 'hadaya' ),
						'hcaptcha'  => __( 'hCaptcha', 'hadaya' ),
					)
				),
				'site_key'   => Schema::when( $this->schema->text( __( 'Site key', 'hadaya' ), 'key' ), 'kind', $kinds ),
				'secret'     => Schema::when(
					$this->schema->text(
						__( 'Secret key', 'hadaya' ),
						'key',
						__( 'Both keys are of the service and version that you have chosen, for this site’s domain.', 'hadaya' )
					),
					'kind',
					$kinds
				),
				'least'      => Schema::when(
					Schema::number( __( 'Least score of a message, in tenths (Google advises 5)', 'hadaya' ), 1, 9 ),
					'kind',
					array( 'v3' )
				),
				'hide_badge' => Schema::when( Schema::flag( __( 'A line in the form instead of Google’s badge', 'hadaya' ) ), 'kind', array( 'v3' ) ),
				'when_down'  => Schema::when( self::when_down(), 'kind', $kinds ),
				'akismet'    => Schema::flag(
					__( 'Ask Akismet as well, where that plugin is active; what it takes for spam is kept under “Spam”', 'hadaya' ),
					true
				),
			),
			__( 'Spam check', 'hadaya' )
		);
	}

	/**
	 * What becomes of messages while the service of the spam check does not answer.
	 *
	 * @return array
	 */
	private static function when_down(): array {
		$choices = array(
			'open'   => __( 'Take messages, with a note that they came without the check', 'hadaya' ),
			'closed' => __( 'Take none until it answers', 'hadaya' ),
		);
		return Schema::choice( __( 'When the service does not answer', 'hadaya' ), $choices );
	}

	/**
	 * The mail to the shop.
	 *
	 * @return array
	 */
	private function mail(): array {
		$places  = Schema::tell_places( Mails::PLACES );
		$offered = array( 'places' => Mails::PLACES );
		return Schema::group(
			array(
				'subject' => $this->schema->text( __( 'Subject of the mail to you (empty: ours)', 'hadaya' ), 'template' ) + $offered,
				'body'    => $this->schema->text( __( 'Text of the mail to you (empty: ours)', 'hadaya' ), 'template-long', $places ) + $offered,
			),
			__( 'Mail to you', 'hadaya' )
		);
	}

	/**
	 * The automatic answer.
	 *
	 * @return array
	 */
	private function reply(): array {
		$offered = array( 'places' => Mails::REPLY_PLACES );

		$text = array(
			'language' => Schema::choice( __( 'Language', 'hadaya' ), LanguageTag::NAMES ),
			'subject'  => $this->schema->text( __( 'Subject of the answer', 'hadaya' ), 'reply' ) + $offered,
			'body'     => $this->schema->text(
				__( 'Text of the answer', 'hadaya' ),
				'reply-long',
				__( '{name} stands for the visitor’s name, {site} for the name of your site.', 'hadaya' )
			) + $offered,
		);
		$more = array(
			'minItems'    => 1,
			'maxItems'    => count( LanguageTag::NAMES ),
			'description' => __(
				'The visitor gets the one in the language of the page or, where that is not known, of the browser; else the first.',
				'hadaya'
			),
		);
		return Schema::switched(
			__( 'Automatic answer', 'hadaya' ),
			__( 'Answer at once that the message has arrived', 'hadaya' ),
			array( 'texts' => Schema::items( __( 'Answers', 'hadaya' ), Schema::group( $text, __( 'Add a language', 'hadaya' ) ), $more ) )
		);
	}
}
