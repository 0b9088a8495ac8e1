<?php
/**
 * Settings of the form's services.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Languages\LanguageTag;
use Hadaya\Mail\MailTemplate;
use Hadaya\Settings\Schema\Schema;
use Hadaya\Spam\CaptchaSchema;
use Hadaya\Webhook\WebhookSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the settings for consent, newsletter and emails, and collects those of the form's other services.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class FormServicesSchema {

	private Schema $schema;
	private CaptchaSchema $captcha_schema;
	private WebhookSchema $webhook_schema;

	public function __construct( Schema $schema, CaptchaSchema $captcha_schema, WebhookSchema $webhook_schema ) {
		$this->schema         = $schema;
		$this->captcha_schema = $captcha_schema;
		$this->webhook_schema = $webhook_schema;
	}

	/**
	 * Returns all groups by name, in display order.
	 *
	 * @return array<string, FieldSchema>
	 */
	public function fields(): array {
		return array(
			'consent'    => $this->consent(),
			'newsletter' => $this->newsletter(),
			'captcha'    => $this->captcha_schema->group(),
			'mail'       => $this->mail(),
			'reply'      => $this->reply(),
			'webhook'    => $this->webhook_schema->group(),
		);
	}

	/**
	 * Returns the schema for the required consent checkbox.
	 *
	 * @return FieldSchema
	 */
	private function consent(): array {
		return Schema::switched(
			__( 'Consent', 'hadaya' ),
			__( 'Require the visitor’s consent', 'hadaya' ),
			array(
				'text'  => $this->schema->text( __( 'Consent text', 'hadaya' ), 'required-long' ),
				'page'  => $this->schema->text( __( 'Privacy policy URL', 'hadaya' ), 'uri', __( 'Leave empty for no link.', 'hadaya' ) ),
				'label' => $this->schema->text(
					__( 'Label for the consent in messages', 'hadaya' ),
					'required',
					__( 'Shown beside the visitor’s answer in your messages.', 'hadaya' )
				),
				'agree' => $this->schema->text(
					__( 'Consent checkbox label', 'hadaya' ),
					'required',
					__( 'The visitor ticks this checkbox before sending. The label is saved with the message.', 'hadaya' )
				),
			)
		);
	}

	/**
	 * Returns the schema for the optional newsletter checkbox.
	 *
	 * @return FieldSchema
	 */
	private function newsletter(): array {
		return Schema::switched(
			__( 'Newsletter', 'hadaya' ),
			__( 'Show a newsletter checkbox', 'hadaya' ),
			array(
				'label' => $this->schema->text(
					__( 'Label for the newsletter choice in messages', 'hadaya' ),
					'required',
					__( 'Shown beside the visitor’s answer in your messages.', 'hadaya' )
				),
				'agree' => $this->schema->text(
					__( 'Newsletter checkbox label', 'hadaya' ),
					'required',
					__( 'This checkbox is optional. Only visitors who tick it are added to the service under “Webhook and newsletter”.', 'hadaya' )
				),
			)
		);
	}

	/**
	 * Returns the schema for the subject and text of the email to the shop.
	 *
	 * @return FieldSchema
	 */
	private function mail(): array {
		$placeholders = Schema::describe_placeholders( MailTemplate::PLACEHOLDERS );
		$offered      = array( 'placeholders' => MailTemplate::PLACEHOLDERS );
		return Schema::group(
			array(
				'subject' => $this->schema->text(
					__( 'Subject', 'hadaya' ),
					'template',
					__( 'Leave empty for the default subject.', 'hadaya' )
				) + $offered,
				'body'    => $this->schema->text(
					__( 'Email text', 'hadaya' ),
					'template-long',
					__( 'Leave empty for the default text.', 'hadaya' ) . ' ' . $placeholders
				) + $offered,
			),
			__( 'Notification email', 'hadaya' )
		);
	}

	/**
	 * Returns the schema for the automatic reply, with one text for each language.
	 *
	 * @return FieldSchema
	 */
	private function reply(): array {
		$offered = array( 'placeholders' => MailTemplate::REPLY_PLACEHOLDERS );

		$text = array(
			'language' => Schema::choice( __( 'Language', 'hadaya' ), LanguageTag::NAMES ),
			'subject'  => $this->schema->text( __( 'Reply subject', 'hadaya' ), 'reply' ) + $offered,
			'body'     => $this->schema->text(
				__( 'Reply text', 'hadaya' ),
				'reply-long',
				__( '{name} is replaced with the visitor’s name, and {site} with your site title.', 'hadaya' )
			) + $offered,
		);
		$more = array(
			'minItems'    => 1,
			'maxItems'    => count( LanguageTag::NAMES ),
			'description' => __(
				'Visitors receive the reply in the language of the page or their browser. If neither is listed, they receive the first reply.',
				'hadaya'
			),
		);
		return Schema::switched(
			__( 'Automatic reply', 'hadaya' ),
			__( 'Send an automatic reply by email', 'hadaya' ),
			array( 'texts' => Schema::items( __( 'Replies', 'hadaya' ), Schema::group( $text, __( 'Add language', 'hadaya' ) ), $more ) )
		);
	}
}
